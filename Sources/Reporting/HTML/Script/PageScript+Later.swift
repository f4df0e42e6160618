extension PageScript {
    /// Builds the files that are far down the page, which are text until then: those that come near what is
    /// seen, those that a link leads to, all before the page is printed or filtered, and the others while
    /// nothing else is to do, so that a search of the browser finds them. Their pictures are decoded where
    /// somebody looks.
    static let later = #"""
        'use strict';
        const files = [...document.querySelectorAll('article[data-findings]')];
        const addresses = new Map();

        // Without their pictures, which are most of the text.
        const waitingPart = (file) => file.querySelector(':scope > noscript');
        const build = (file) => {
          const source = waitingPart(file);
          if (!source) { return false; }
          const pictures = [];
          const template = document.createElement('template');
          const text = source.textContent.replace(/ (?:src|href)="(data:[^"]+)"/g, (_, address) => {
            pictures.push(address);
            return ` data-picture="${pictures.length - 1}"`;
          });
          template.innerHTML = text.replace(/(<image id="[^"]+") href=/g, '$1 data-file-address=');
          addresses.set(file, pictures);
          source.replaceWith(template.content);
          return true;
        };

        const show = (file) => {
          build(file);
          const pictures = addresses.get(file) ?? [];
          addresses.delete(file);
          for (const picture of file.querySelectorAll('[data-file-address]')) {
            picture.setAttribute('href', picture.dataset.fileAddress);
            picture.removeAttribute('data-file-address');
          }
          if (pictures.length === 0) { return; }
          for (const picture of file.querySelectorAll('[data-picture]')) {
            const name = picture.localName === 'img' ? 'src' : 'href';
            picture.setAttribute(name, pictures[picture.dataset.picture]);
            picture.removeAttribute('data-picture');
          }
        };

        const sight = new IntersectionObserver((entries) => {
          for (const entry of entries.filter((entry) => entry.isIntersecting)) {
            sight.unobserve(entry.target);
            show(entry.target);
          }
        }, { rootMargin: '100%' });

        // A link to what is not built yet.
        const lead = (name) => {
          if (!/^(?:finding|place)-/.test(name) || document.getElementById(name)) { return false; }
          const file = files.find((file) => waitingPart(file)?.textContent.includes(`id="${name}"`));
          return file !== undefined && build(file);
        };
        // A browser leaves a place on a picture above what is seen of the page.
        const center = () => {
          const target = document.querySelector(':target');
          if (target instanceof SVGElement) { target.scrollIntoView({ block: 'center' }); }
        };

        const waiting = files.filter(waitingPart);
        const idle = window.requestIdleCallback
          ?? ((work) => setTimeout(work, 20, { timeRemaining: () => 8 }));
        const buildNext = (deadline) => {
          do { build(waiting.shift()); } while (waiting.length > 0 && deadline.timeRemaining() > 4);
          if (waiting.length > 0) { idle(buildNext); }
        };
        if (waiting.length > 0) {
          for (const file of waiting) { sight.observe(file); }
          addEventListener('load', () => idle(buildNext));
          addEventListener('beforeprint', () => files.forEach(show));
          document.addEventListener('click', (event) => {
            const link = event.target.closest?.('a[href^="#"]');
            if (link) { lead(link.getAttribute('href').slice(1)); }
          }, true);
        }

        """#
}
