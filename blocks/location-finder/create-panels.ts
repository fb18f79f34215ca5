type PanelName = 'list' | 'map';

export interface Panels {
  /** Shows a view, whatever the visitor had chosen. */
  show(name: PanelName): void;
  /** Whether there is no room for both views, so that only one is shown. */
  isNarrow(): boolean;
  /** Calls `onShown` once, when a view is first visible. */
  onFirstShown(name: PanelName, onShown: () => void): void;
}

/**
 * Controls the two views of a finder: tabs where there is room (one tab stop; arrow keys, Home and End), otherwise an
 * accordion with one view open. Source: ARIA Authoring Practices, tabs and accordion.
 */
export function createPanels(finder: HTMLElement): Panels {
  const tabs = [...finder.querySelectorAll<HTMLElement>('[role="tab"]')];
  const panelOf = (name: string): HTMLElement | null => finder.querySelector(`[data-panel="${name}"]`);
  const panels = [...finder.querySelectorAll<HTMLElement>('[data-panel]')];

  const buttons = [...finder.querySelectorAll<HTMLElement>('[data-opens]')];

  const select = (view: string, focus: boolean): void => {
    finder.dataset.view = view;
    for (const tab of tabs) {
      const chosen = tab.dataset.view === view;
      tab.setAttribute('aria-selected', String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
      if (chosen) finder.querySelector('[role="tabpanel"]')?.setAttribute('aria-label', tab.textContent);
      if (chosen && focus) tab.focus();
    }
  };
  const open = (name: string | undefined): void => {
    for (const panel of panels) panel.toggleAttribute('data-open', panel.dataset.panel === name);
    for (const button of buttons) button.setAttribute('aria-expanded', String(button.dataset.opens === name));
  };
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => select(tab.dataset.view ?? 'both', false));
    tab.addEventListener('keydown', (event) => {
      const to = targetOf(event.key, index, tabs.length);
      const next = to === undefined ? undefined : tabs[to];
      if (!next) return;
      event.preventDefault();
      select(next.dataset.view ?? 'both', true);
    });
  }
  for (const button of buttons) button.addEventListener('click', () => open(button.dataset.opens));
  return {
    show(name) {
      if (finder.dataset.view !== 'both' && finder.dataset.view !== name) select('both', false);
      open(name);
    },
    isNarrow() {
      const list = finder.querySelector('[role="tablist"]');
      return list !== null && getComputedStyle(list).display === 'none';
    },
    onFirstShown(name, onShown) {
      const panel = panelOf(name)?.lastElementChild;
      if (!panel) return;
      const watcher = new ResizeObserver(([entry]) => {
        if (!entry || entry.contentRect.height === 0) return;
        watcher.disconnect();
        onShown();
      });
      watcher.observe(panel);
    },
  };
}

function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
