import { profileName } from '#schemas/domain/menu/filter/diet-profile.ts';

const load = () => import('./dish-filter.ts');

/** Whether the browser has stored a profile. Where storage is blocked there is none. */
function hasProfile(): boolean {
  try {
    return localStorage.getItem(profileName) !== null;
  } catch {
    return false;
  }
}

/**
 * Defines `<live-filter>`, which applies the form inside it on every change and shows the visitor's saved diets and
 * allergens. On a phone its form is a sheet. Without script the form's button applies it.
 */
export function defineLiveFilter(): void {
  if (customElements.get('live-filter')) return;
  customElements.define(
    'live-filter',
    class extends HTMLElement {
      connectedCallback(): void {
        this.addEventListener('change', () => void load().then(({ applyFilter }) => applyFilter(this)));
        this.addEventListener('submit', this);
        // The link that shows everything is above the list, outside this element.
        (this.closest('.tile') ?? this).addEventListener('click', this);
        if (hasProfile()) void load().then(({ showChoice }) => showChoice());
      }

      handleEvent(event: Event): void {
        if (!(event.target instanceof Element)) return;
        if (event.type === 'submit') {
          this.submit(event);
          return;
        }
        const link = event.target.closest<HTMLAnchorElement>('a[data-filter-part="clear"], a[data-open-sheet]');
        if (link) event.preventDefault();
        if (link?.dataset.openSheet !== undefined) this.openSheet();
        else if (link) void load().then(({ clearFilter }) => clearFilter(link));
        else if (this.contains(event.target.closest('[data-close]'))) this.querySelector('dialog')?.close();
      }

      submit(event: Event): void {
        const form = this.querySelector('form');
        if (!form) return;
        event.preventDefault();
        const isLeaving = this.dataset.leads !== undefined;
        void load().then(({ applyFilter, leaveForMenu }) => (isLeaving ? leaveForMenu(form) : applyFilter(this)));
      }

      openSheet(): void {
        const dialog = this.querySelector('dialog');
        for (const details of dialog?.querySelectorAll('details') ?? []) details.open = true;
        dialog?.removeAttribute('open');
        dialog?.showModal();
        dialog?.addEventListener('close', () => dialog.setAttribute('open', ''), { once: true });
      }
    },
  );
  // A page that comes back from the browser's cache, or from another tab, has an older profile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && document.querySelector('live-filter')) void load().then(({ showChoice }) => showChoice());
  });
  addEventListener('storage', ({ key }) => {
    if (key === profileName && document.querySelector('live-filter'))
      void load().then(({ showChoice }) => showChoice());
  });
}
