import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Field } from '../describe-field.ts';
import { FieldControl } from '../field-control.tsx';
import { FormContext } from '../form-context.ts';

const base = { title: 'Links', description: '', isRequired: false, fallback: undefined };
const text: Field = { ...base, title: 'Text', kind: 'text', maximum: 60 };
const link: Field = { ...base, title: 'Link', kind: 'object', fields: [{ name: 'text', field: text }] };
const links: Field = { ...base, kind: 'list', item: link, minimum: undefined, maximum: undefined };

/** A form with one field, whose value changes as the editor does. */
function Form({ field, initial }: { readonly field: Field; readonly initial: unknown }) {
  const [value, setValue] = useState<unknown>(initial);
  const form = {
    value: { own: value },
    problems: [],
    change: (path: readonly unknown[], changed: unknown) => path.length === 1 && setValue(changed),
  };
  return (
    <FormContext.Provider value={form}>
      <FieldControl path={['own']} field={field} />
    </FormContext.Provider>
  );
}

const press = async (name: string): Promise<void> => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
};
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const namedLinks = (...names: readonly string[]) => names.map((name) => ({ text: name }));

describe('the focus in a list', () => {
  it('follows an entry that moves, with its position announced [preview.compose]', async () => {
    const { container } = render(<Form field={links} initial={namedLinks('One', 'Two', 'Three')} />);
    await press('Move One down');
    expect(focused()).toBe('Move One down');
    expect(container.querySelector('[aria-live]')?.textContent).toBe('One is now 2 of 3.');
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe('Move One up');
    expect(container.querySelector('[aria-live]')?.textContent).toBe('One is now 3 of 3.');
  });

  it('goes to the neighbour of an entry that is removed, then to the button that adds one [preview.compose]', async () => {
    render(<Form field={links} initial={namedLinks('One', 'Two', 'Three')} />);
    await press('Remove Three');
    expect(focused()).toBe('Two');
    await press('Remove One');
    expect(focused()).toBe('Two');
    await press('Remove Two');
    expect(focused()).toBe('Add a link');
  });

  it('goes to the first field of a new entry [preview.compose]', async () => {
    const { container } = render(<Form field={links} initial={namedLinks('One', 'Two')} />);
    await press('Add a link');
    expect(document.activeElement).toBe(container.querySelectorAll('input')[2]);
  });
});

it('the focus goes into a group that is added, and back to its button when it is removed [preview.compose]', async () => {
  const { container } = render(<Form field={{ ...link, title: 'Banner' }} initial={undefined} />);
  await press('Add banner');
  expect(document.activeElement).toBe(container.querySelector('input'));
  await press('Remove banner');
  expect(focused()).toBe('Add banner');
});
