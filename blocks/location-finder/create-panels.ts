type PanelName = 'list' | 'map';

export interface Panels {
  /** Shows a view, whatever the visitor had chosen. */
  show(name: PanelName): void;
  /** Calls `onShown` once, when a view is first visible. */
  onFirstShown(name: PanelName, onShown: () => void): void;
}

/**
 * Controls the two views of a finder: tabs where there is room (one tab stop; arrow keys, Home and End), otherwise an
 * accordion. Source: ARIA Authoring Practices, tabs and accordion.
 */
export function createPanels(finder: HTMLElement): Panels {
  const tabs = [...finder.querySelectorAll<HTMLElement>('[role="tab"]')];
  const panelOf = (name: string): HTMLElement | null => finder.querySelector(`[data-panel="${name}"]`);
  const panels = [...finder.querySelectorAll<HTMLElement>('[data-panel]')];

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
  const setOpen = (panel: HTMLElement, open: boolean): void => {
    panel.toggleAttribute('data-open', open);
    panel.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', String(open));
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
  for (const panel of panels) {
    const button = panel.querySelector<HTMLElement>('[aria-expanded]');
    button?.addEventListener('click', () => setOpen(panel, !panel.hasAttribute('data-open')));
  }
  return {
    show(name) {
      if (finder.dataset.view !== 'both' && finder.dataset.view !== name) select('both', false);
      const panel = panelOf(name);
      if (panel) setOpen(panel, true);
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
