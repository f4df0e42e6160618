/// What a page does beyond what it shows: builds what is far down once it is looked at, filters findings,
/// keeps the filter in the address, and copies colours. Without it, all findings are there.
enum PageScript {
    static let text = later + filter

    private static let filter = #"""
        const form = document.getElementById('filter');
        const total = files.reduce((sum, file) => sum + Number(file.dataset.findings), 0);
        let isFiltered = false;
        // What a link leads to, which is shown whatever the filter is.
        let led = '';
        const names = ['severity', 'verdict', 'rule', 'role', 'state', 'file', 'text'];
        const visions = [...document.querySelectorAll('input[name=vision]')];
        const texts = new Map();
        const paths = new Map(files.map((file) => [file, file.querySelector('h2').textContent]));

        // The text of a finding, which is read once it is searched for.
        const text = (finding) => {
          if (!texts.has(finding)) { texts.set(finding, finding.textContent.toLowerCase()); }
          return texts.get(finding);
        };

        const holds = (finding, file, [name, value]) => {
          if (name === 'file') { return paths.get(file) === value; }
          if (name === 'text') {
            return text(finding).includes(value) || paths.get(file).toLowerCase().includes(value);
          }
          if (name === 'role') { return finding.dataset.roles.split(' ').includes(value); }
          return finding.dataset[name] === value;
        };

        const conditions = () => names
          .map((name) => [name, form.elements[name].value])
          .map(([name, value]) => [name, name === 'text' ? value.trim().toLowerCase() : value])
          .filter(([, value]) => value !== '');

        const apply = () => {
          const wanted = conditions();
          const output = form.querySelector('output');
          if (wanted.length === 0 && !isFiltered) {
            output.textContent = `${total} of ${total} findings`;
            return;
          }
          isFiltered = true;
          files.forEach(build);
          const target = document.getElementById(led.replace(/^place-/, 'finding-'));
          const own = target?.closest('.finding');
          let [shown, extra] = [0, ''];
          for (const file of files) {
            let isEmpty = true;
            for (const finding of file.querySelectorAll('.finding')) {
              const isWanted = wanted.every((condition) => holds(finding, file, condition));
              const isShown = isWanted || finding === own;
              // What stays as it is costs no layout.
              if (finding.hidden === isShown) {
                finding.hidden = !isShown;
                const place = document.getElementById(finding.id.replace('finding', 'place'));
                place?.toggleAttribute('hidden', !isShown);
              }
              if (isShown) { isEmpty = false; }
              if (isWanted) { shown += Number(finding.dataset.count); }
              else if (isShown) { extra = ', and the one that a link leads to'; }
            }
            // A file without findings is there while nothing is asked for.
            file.hidden = isEmpty && wanted.length > 0 && !(target && file.contains(target));
          }
          output.textContent = `${shown} of ${total} findings${extra}`;
        };

        // The address: where on the page, and behind a question mark what is shown of it.
        const split = () => {
          const [name, ...state] = location.hash.slice(1).split('?');
          return [name, state.length > 0 ? new URLSearchParams(state.join('?')) : null];
        };

        const remember = () => {
          const vision = visions.find((choice) => choice.checked)?.value ?? '';
          const chosen = vision === '' ? [] : [['vision', vision]];
          const state = new URLSearchParams([...conditions(), ...chosen]).toString();
          const address = `#${led}${state === '' ? '' : `?${state}`}`;
          if (address !== (location.hash || '#')) { history.replaceState(null, '', address); }
        };

        const recall = (state) => {
          for (const name of names) { form.elements[name].value = state.get(name) ?? ''; }
          for (const choice of visions) { choice.checked = choice.value === (state.get('vision') ?? ''); }
          apply();
        };

        // Shows what a link leads to, though the filter hides it.
        const reveal = () => {
          const target = document.getElementById(led);
          if (!target?.closest('[hidden]')) { return; }
          apply();
          // What comes into view is laid out only then, and moves the target.
          const scroll = (times) => {
            target.scrollIntoView({ block: target instanceof SVGElement ? 'center' : 'start' });
            if (times > 0) { requestAnimationFrame(() => scroll(times - 1)); }
          };
          setTimeout(() => scroll(3));
        };

        // A link within the page keeps what is shown; an address from elsewhere says it.
        const arrive = () => {
          const [name, state] = split();
          led = name;
          if (state) { recall(state); }
          const isNew = lead(name);
          if (state && name !== '') {
            // A browser finds the target by its name alone, and then comes here again.
            location.replace(`#${name}`);
            return;
          }
          if (isNew) { location.replace(location.hash); }
          reveal();
          center();
          remember();
        };

        const choose = () => {
          led = '';
          apply();
          remember();
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
          for (const path of paths.values()) { form.elements.file.add(new Option(path, path)); }
          form.hidden = false;
          // Letters come faster than a page of hundreds of screens is filtered.
          let typing;
          form.addEventListener('input', (event) => {
            clearTimeout(typing);
            if (event.target.name === 'text') { typing = setTimeout(choose, 200); } else { choose(); }
          });
          form.addEventListener('submit', (event) => event.preventDefault());
          form.addEventListener('reset', () => setTimeout(choose));
          for (const choice of visions) { choice.addEventListener('change', remember); }
          apply();
          addEventListener('hashchange', arrive);
          // Once all is loaded a browser looks for the target again, and by the whole address.
          addEventListener('load', () => setTimeout(arrive));
          const [name, state] = split();
          led = name;
          if (state) { recall(state); } else if (lead(name)) { location.replace(location.hash); }
        }
        document.addEventListener('toggle', (event) => {
          if (event.target.open) { offerCopies(event.target); }
        }, true);

        """#
}
