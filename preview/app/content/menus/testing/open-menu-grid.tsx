import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, vi } from 'vitest';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { valueAt } from '#preview/review/values/value-at.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';
import { setAt } from '#schemas/content/set-at.ts';
import { MenuGrid } from '../menu-grid.tsx';

export const menu = {
  id: 'food',
  name: 'Food',
  sections: [
    {
      id: 'mains',
      name: 'Mains',
      items: [
        { id: 'laksa', name: 'Laksa', origin: 'Malaysia', pricePence: 1250, supplier: 'x' },
        { id: 'rendang', name: 'Rendang', pricePence: 1400, dietaryTags: [{ name: 'Hot' }] },
        null,
      ],
    },
    { id: 'sides', name: 'Sides', items: [{ id: 'rice', name: 'Rice', pricePence: 300 }] },
  ],
};

/** The width of the simulated window, in rem. */
export const layout = { width: 60 };

/** Simulates the width of the window in each test. */
export const simulateWidth = (): void =>
  beforeEach(() => {
    layout.width = 60;
    vi.stubGlobal('matchMedia', (query: string) => {
      const [, operator, rem] = /\(width (<|>=) (\d+)rem\)/.exec(query) ?? [];
      const matches = operator === '<' ? layout.width < Number(rem) : layout.width >= Number(rem);
      return { matches, addEventListener: () => undefined, removeEventListener: () => undefined };
    });
    return () => vi.unstubAllGlobals();
  });

/** The grid of a menu, and each of its states. */
export function openMenuGrid(value: unknown = menu, problems: readonly Problem[] = []) {
  const states: unknown[] = [value];
  const titles: string[] = [];
  /** Whether each change is part of continued typing. */
  const typing: boolean[] = [];
  const stopMerging = vi.fn();
  function Host() {
    const [current, setCurrent] = useState(value);
    return (
      <TestQueries>
        <MenuGrid
          value={current}
          problems={problems}
          stopMerging={stopMerging}
          change={(path, next, { title, isTyping }) => {
            const changed = setAt(states.at(-1), path, next);
            states.push(changed);
            titles.push(title);
            typing.push(isTyping);
            setCurrent(changed);
          }}
        />
      </TestQueries>
    );
  }
  const { container, unmount } = render(<Host />);
  const user = userEvent.setup();
  const rowOf = (name: string): HTMLElement => {
    const row = [...container.querySelectorAll<HTMLElement>('tr[data-key]')].find(
      (each) => each.querySelector('[scope="row"]')?.textContent === name,
    );
    if (!row) throw new Error(`There is no row ${name}.`);
    return row;
  };
  const cell = (name: string, column: string): HTMLElement => {
    const titlesOfColumns = [...container.querySelectorAll('thead th')].map(({ textContent }) => textContent);
    const found = rowOf(name).children[titlesOfColumns.indexOf(column)];
    if (!(found instanceof HTMLElement)) throw new Error(`There is no column ${column}.`);
    return found;
  };
  const press = (keys: string) => user.keyboard(keys);
  const go = (name: string, column: string) => {
    fireEvent.mouseDown(cell(name, column));
  };
  const focused = (): string => {
    const active = document.activeElement;
    const name = active?.closest('tr')?.querySelector('[scope="row"]')?.textContent;
    return [name, active?.textContent].filter(Boolean).join(': ');
  };
  return {
    container,
    unmount,
    states,
    titles,
    typing,
    stopMerging,
    user,
    rowOf,
    cell,
    press,
    go,
    focused,
    menu: () => states.at(-1),
    dish: (section: number, item: number) => Object(valueAt(states.at(-1), ['sections', section, 'items', item])),
    names: () => [...container.querySelectorAll('tbody [scope="row"]')].map(({ textContent }) => textContent),
    announcement: () => container.querySelector('.menu-grid > [role="status"]')?.textContent,
    paste: (text: string, html = '') => {
      const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : text) };
      const { activeElement } = document;
      if (activeElement) fireEvent.paste(activeElement, { clipboardData });
    },
    button: (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name }),
  };
}
