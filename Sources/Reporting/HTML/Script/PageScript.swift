/// What a page does beyond what it shows: builds what is far down once it is looked at, filters findings,
/// keeps the filter in the address, and copies colours. Without it, all findings are there.
enum PageScript {
    static let text = later + filter

    private static let filter = #"""
        const form = document.getElementById('filter');
        const total = files.reduce((sum, file) => sum + Number(file.dataset.findings), 0);
        let isFiltered = false;
        const names = ['severity', 'verdict', 'rule', 'role', 'state', 'file', 'text'];
        const mark = '#filter?';
        const texts = new Map();

        // The text of a finding, which is read once it is searched for.
        const text = (finding) => {
          if (!texts.has(finding)) { texts.set(finding, finding.textContent.toLowerCase()); }
          return texts.get(finding);
        };

        const holds = (finding, file, [name, value]) => {
          if (name === 'file') { return file.dataset.file === value; }
          if (name === 'text') {
            const path = file.querySelector('h2').textContent.toLowerCase();
            return text(finding).includes(value) || path.includes(value);
          }
          if (name === 'role') { return finding.dataset.roles.split(' ').includes(value); }
          return finding.dataset[name] === value;
        };

        const conditions = () => names
          .map((name) => [name, form.elements[name].value.trim()])
          .filter(([, value]) => value !== '')
          .map(([name, value]) => [name, name === 'text' ? value.toLowerCase() : value]);

        const apply = () => {
          const wanted = conditions();
          const output = form.querySelector('output');
          if (wanted.length === 0 && !isFiltered) {
            output.textContent = `${total} of ${total} findings`;
            return wanted;
          }
          isFiltered = true;
          files.forEach(build);
          let shown = 0;
          for (const file of files) {
            let count = 0;
            for (const finding of file.querySelectorAll('.finding')) {
              const isShown = wanted.every((condition) => holds(finding, file, condition));
              finding.hidden = !isShown;
              const place = document.getElementById(finding.id.replace('finding', 'place'));
              if (place) { place.toggleAttribute('hidden', !isShown); }
              count += isShown ? 1 : 0;
            }
            // A file without findings is there while nothing is asked for.
            file.hidden = count === 0 ? wanted.length > 0 : false;
            shown += count;
          }
          output.textContent = `${shown} of ${total} findings`;
          return wanted;
        };

        const remember = () => {
          const state = new URLSearchParams(apply()).toString();
          if (state !== '' || location.hash.startsWith(mark)) {
            history.replaceState(null, '', state === '' ? '#' : mark + state);
          }
        };

        const recall = () => {
          if (!location.hash.startsWith(mark)) { return; }
          const state = new URLSearchParams(location.hash.slice(mark.length));
          for (const name of names) { form.elements[name].value = state.get(name) ?? ''; }
          apply();
        };

        // A link to what the filter hides shows it again.
        const reveal = () => {
          const target = document.getElementById(location.hash.slice(1));
          if (target?.closest('[hidden]')) {
            form.reset();
            // What comes into view is laid out only then, and moves the target.
            const scroll = (times) => {
              target.scrollIntoView();
              if (times > 0) { requestAnimationFrame(() => scroll(times - 1)); }
            };
            setTimeout(() => scroll(3));
          }
        };

        // A colour gets its button when somebody looks for it.
        const offerCopies = (details) => {
          for (const code of details.querySelectorAll('code:not([data-copied])')) {
            code.dataset.copied = 'no';
            const button = document.createElement('button');
            button.type = 'button';
            button.textContent = 'Copy';
            button.setAttribute('aria-label', `Copy ${code.textContent}`);
            button.addEventListener('click', async () => {
              try {
                await navigator.clipboard.writeText(code.textContent);
                button.textContent = 'Copied';
              } catch {
                getSelection().selectAllChildren(code);
                button.textContent = 'Selected';
              }
            });
            code.after(' ', button);
          }
        };

        if (form) {
          for (const file of files) {
            form.elements.file.add(new Option(file.querySelector('h2').textContent, file.dataset.file));
          }
          form.hidden = false;
          form.addEventListener('input', remember);
          form.addEventListener('submit', (event) => event.preventDefault());
          form.addEventListener('reset', () => setTimeout(remember));
          addEventListener('hashchange', () => { recall(); reveal(); });
          apply();
          recall();
        }
        arrive();
        document.addEventListener('toggle', (event) => {
          if (event.target.open) { offerCopies(event.target); }
        }, true);

        """#
}
