import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { colourTokens } from '#schemas/content/tile/colour.ts';
import { FieldControl } from '../field-control.tsx';
import { FormContext } from '../form-context.ts';

/** The field for a colour, and the changes that are made with it. */
function show(colour?: unknown) {
  const changes: [value: unknown, isTyping: boolean][] = [];
  render(
    <FormContext.Provider
      value={{
        value: { colour },
        problems: [],
        change: (_, value, { isTyping }) => changes.push([value, isTyping]),
      }}
    >
      <FieldControl
        path={['colour']}
        field={{ title: 'Colour', description: '', isRequired: false, fallback: undefined, kind: 'colour' }}
      />
    </FormContext.Provider>,
  );
  const own = document.querySelector<HTMLInputElement>('input[type="color"]');
  if (!own) throw new Error('There is no field for a colour of its own.');
  return { changes, own, ownLabel: own.closest('label')?.textContent };
}
const [first = '', second = ''] = colourTokens;

describe('the field for a colour', () => {
  it('offers the colours of the theme, of which the current one is chosen [preview.compose]', async () => {
    const { changes, ownLabel } = show(second);
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual(colourTokens.map((token) => token === second));
    expect(screen.getByRole('radiogroup', { name: 'Colour' }).querySelectorAll('[data-surface]')).toHaveLength(
      colourTokens.length,
    );
    expect(ownLabel).toBe('Custom colour');
    if (radios[0]) await userEvent.click(radios[0]);
    expect(changes).toEqual([[first, false]]);
  });

  it('takes any other by its code, as typing [preview.compose]', () => {
    const { changes, own, ownLabel } = show('#aabbcc');
    expect([own.value, ownLabel]).toEqual(['#aabbcc', '#aabbcc']);
    fireEvent.change(own, { target: { value: '#112233' } });
    expect(changes).toEqual([['#112233', true]]);
  });

  it('shows what is no colour as it is stored, and removes it [preview.compose]', async () => {
    const { changes, own, ownLabel } = show('sunset');
    expect([own.value, ownLabel]).toEqual(['#0f3b2e', 'sunset']);
    await userEvent.click(screen.getByText('None'));
    expect(changes).toEqual([[undefined, false]]);
  });

  it.each([undefined, '', 7])('has nothing to remove for %j [preview.compose]', (colour) => {
    expect([show(colour).ownLabel, screen.queryByText('None')]).toEqual(['Custom colour', null]);
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  });
});
