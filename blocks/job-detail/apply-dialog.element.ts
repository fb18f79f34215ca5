/** Defines `<apply-dialog>`: fetches what brings a vacancy’s form over the page. */
export function defineApplyDialog(): void {
  if (customElements.get('apply-dialog')) return;
  customElements.define(
    'apply-dialog',
    class extends HTMLElement {
      connectedCallback(): void {
        void import('./start-apply-dialog.ts').then(({ startApplyDialog }) => startApplyDialog(this));
      }
    },
  );
}
