import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { PathStep, Problem } from '#schemas/content/problem/problem.ts';
import { Checks } from './checks.tsx';

const menu = { sections: [{ name: 'Mains', items: [{ name: 'Peanut satay' }, { name: 'Laksa' }] }] };
const problem = (path: readonly PathStep[], message: string): Problem => ({
  code: 'item-invalid',
  severity: 'error',
  path: [...path],
  message,
});

function show(problems: readonly Problem[], value: unknown = menu) {
  const onGo = vi.fn();
  const { container } = render(<Checks value={value} problems={problems} onGo={onGo} />);
  return {
    onGo,
    summary: () => container.querySelector('summary')?.textContent,
    lines: () =>
      [...container.querySelectorAll('li')].map((line) => [line.className, line.querySelector('p')?.textContent]),
  };
}

describe('the checks of a menu', () => {
  it('list errors first, then warnings, each with what it is about [editor.menus] [preview.errors]', async () => {
    const path = ['sections', 0, 'items', 1, 'pricePence'];
    const { onGo, summary, lines } = show([
      problem(['name'], 'It has no name.'),
      problem(['sections', 0, 'name'], 'It is too long.'),
      problem(path, 'It is no price.'),
    ]);
    expect(summary()).toBe('3 errors, 1 warning');
    expect(lines()).toEqual([
      ['error', 'MenuError: It has no name.'],
      ['error', 'MainsError: It is too long.'],
      ['error', 'LaksaError: It is no price.'],
      ['warning', expect.stringMatching(/^Peanut satayWarning: /)],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Go to Laksa: It is no price.' }));
    expect(onGo.mock.calls).toEqual([[path]]);
  });

  it('count one error, or warnings alone [editor.menus]', () => {
    expect(show([problem([], 'It is empty.')], {}).summary()).toBe('1 error');
    expect(show([]).summary()).toBe('1 warning');
    const [satay] = menu.sections[0]?.items ?? [];
    expect(show([], { sections: [{ name: 'Mains', items: [satay, satay] }] }).summary()).toBe('2 warnings');
  });

  it('say that nothing was found [editor.menus]', () => {
    const { summary } = show([], { sections: [] });
    expect([summary(), screen.getByText('No problems found.').className]).toEqual([undefined, 'hint']);
  });
});
