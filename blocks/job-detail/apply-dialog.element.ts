/** Defines `<apply-dialog>`, which loads the script that opens a vacancy's form as a dialog. */
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
