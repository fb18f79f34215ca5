import { savesData } from '#blocks/_shared/browser/saves-data.ts';
import { whenIdle } from '#blocks/_shared/browser/when-idle.ts';
/**
 * Defines `<next-tables>`, which shows a restaurant's next free times. Those of all restaurants on the page are requested
 * together, in idle time after the page has loaded; never for visitors who save data.
 */
export function defineNextTables(): void {
  if (customElements.get('next-tables') || savesData()) return;
  const waiting = new Set<HTMLElement>();
  const load = (): void =>
    void import('./load-next-tables.ts').then(({ loadNextTables }) => {
      const elements = [...waiting].filter(({ isConnected }) => isConnected);
      waiting.clear();
      return loadNextTables(elements);
    });
  const schedule = (): void => {
    if (document.readyState === 'complete') whenIdle(load);
    else addEventListener('load', () => whenIdle(load), { once: true });
  };
  customElements.define(
    'next-tables',
    class extends HTMLElement {
      connectedCallback(): void {
        if (waiting.size === 0) schedule();
        waiting.add(this);
      }
    },
  );
}
