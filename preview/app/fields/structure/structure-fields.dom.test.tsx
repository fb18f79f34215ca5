import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { PreviewFacts } from '#preview/app/api/preview-facts.ts';
import { FactsContext } from '#preview/app/editor/editor-context.ts';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { valueAt } from '#preview/review/values/value-at.ts';
import { setAt } from '#schemas/content/set-at.ts';
import { redirectRule } from '#schemas/content/settings/settings.ts';
import { describeField, type Field } from '../describe-field.ts';
import { FieldControl } from '../field-control.tsx';
import { FormContext, type FormContextValue } from '../form-context.ts';

const base = { title: 'Links', description: '', isRequired: false, fallback: undefined };
const text: Field = { ...base, title: 'Text', kind: 'text', maximum: 60 };
const link: Field = { ...base, title: 'Link', kind: 'object', fields: [{ name: 'text', field: text }] };
const bounds = { minimum: undefined, maximum: 3 };
const links: Field = { ...base, kind: 'list', item: link, ...bounds };
const words: Field = { ...base, title: 'Words', kind: 'list', item: { ...text, title: 'Word' }, ...bounds };

/** The field `own` of an object, with the changes that an editor makes to it. */
function show(
  field: Field,
  value?: unknown,
  facts: PreviewFacts = testFacts,
  problems: FormContextValue['problems'] = [],
) {
  const changes: [path: unknown, value: unknown, isTyping: boolean][] = [];
  const { container } = render(
    <FormContext.Provider
      value={{
        value: { own: value },
        problems,
        change: (path, changed, { isTyping }) => changes.push([path, changed, isTyping]),
      }}
    >
      <FactsContext value={facts}>
        <FieldControl path={['own']} field={field} />
      </FactsContext>
    </FormContext.Provider>,
  );
  const details = [...container.querySelectorAll('details')];
  return {
    container,
    changes,
    titles: details.map((each) => each.querySelector('summary')?.textContent),
    open: details.map((each) => each.open),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    isDisabled: (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled,
  };
}

it('shows the fields that need a flag while it is on, and those with a problem [editor.content]', () => {
  const fields = [
    { name: 'voucher', field: { ...base, title: 'Voucher', kind: 'flag' } as const },
    { name: 'use', field: { ...text, title: 'Use', onlyWith: 'voucher' } },
    { name: 'button', field: { ...text, title: 'Button', onlyWith: 'voucher' } },
  ];
  const shownFor = (value: object, ...problems: FormContextValue['problems']): readonly (string | undefined)[] => {
    const { container } = show({ ...base, title: 'Offer', kind: 'object', fields }, value, testFacts, problems);
    return [...container.querySelectorAll('input, textarea')].map(
      (each) => each.closest('[data-path]')?.getAttribute('data-path') ?? undefined,
    );
  };
  expect(shownFor({ voucher: true })).toEqual(['own.use', 'own.button']);
  expect(shownFor({ voucher: false, button: 'Book' })).toEqual([]);
  const problem = {
    code: 'item-invalid',
    severity: 'error',
    path: ['own', 'button'],
    message: 'It is too long.',
  } as const;
  expect(shownFor({ button: 'Book' }, problem)).toEqual(['own.button']);
});

/** A list whose changes are shown, and in which every entry without a text has an error. */
function Links({ initial }: { readonly initial: readonly { readonly text?: string }[] }) {
  const [own, setOwn] = useState<unknown>(initial);
  const fields = [{ name: 'text', field: { ...text, isRequired: true } }];
  const required: Field = { ...base, title: 'Link', kind: 'object', fields };
  const problems = (Array.isArray(own) ? own : []).flatMap((entry, at) =>
    entry.text === 'Bad' || entry.text === undefined
      ? [
          {
            code: 'item-invalid',
            severity: 'error',
            path: ['own', at, 'text'],
            message: messageFor(entry.text),
          } as const,
        ]
      : [],
  );
  return (
    <FormContext.Provider
      value={{
        value: { own },
        problems,
        change: (path, value) => setOwn((before: unknown) => valueAt(setAt({ own: before }, path, value), ['own'])),
      }}
    >
      <FieldControl path={['own']} field={{ ...base, kind: 'list', item: required, ...bounds }} />
      <button type="button">Publish…</button>
    </FormContext.Provider>
  );
}

const messageFor = (value: string | undefined): string =>
  value === undefined ? '“Link: Text” is required.' : '“Link: Text” must be good.';

describe('a new entry of a list', () => {
  const errors = () => [...document.querySelectorAll('.ui-field-error')].map(({ textContent }) => textContent);
  const field = (at: number) => screen.getAllByLabelText('Text *')[at] ?? document.body;

  it('shows what is missing once it was left, as for the button that publishes [preview.errors]', async () => {
    render(<Links initial={[]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add a link' }));
    expect([document.activeElement, errors()]).toEqual([field(0), []]);
    expect(field(0).getAttribute('aria-invalid')).toBeNull();
    await userEvent.click(screen.getByText('Publish…'));
    expect(errors()).toEqual(['Write text.']);
    expect(field(0).getAttribute('aria-invalid')).toBe('true');
  });

  it('shows other errors at once, and those of other entries stay [preview.errors]', async () => {
    render(<Links initial={[{}]} />);
    expect(errors()).toEqual(['Write text.']);
    await userEvent.click(screen.getByRole('button', { name: 'Add a link' }));
    expect(errors()).toEqual(['Write text.']);
    await userEvent.type(field(1), 'Bad');
    expect(errors()).toEqual(['Write text.', 'Must be good.']);
  });
});

const three = [{ text: 'One' }, { text: 'Two' }, { text: 'Three' }];

describe('a list in a form', () => {
  it('names its entries by their first text, without markup, at most 50 characters of it [preview.compose]', () => {
    const long = `<b>${'w'.repeat(49)}</b>ords`;
    expect(show(links, [{ size: 7, text: '', label: 'Menu' }, { text: long }]).titles).toEqual([
      'Menu',
      `${'w'.repeat(49)}o`,
    ]);
    expect(show({ ...links, item: { ...link, title: '' } }, [{}, null]).titles).toEqual(['Entry 1', 'Entry 2']);
  });

  it('names redirects by both addresses and their kind, and their buttons by the old one [editor.addresses]', () => {
    const redirect = describeField(redirectRule);
    const { titles } = show({ ...base, kind: 'list', item: redirect, ...bounds }, [
      { from: '/old', to: '/new', prefix: true },
      { from: '', to: '' },
    ]);
    expect(titles).toEqual(['/old → /new · With all addresses below', 'Redirect 2']);
    expect(screen.getByRole('button', { name: 'Remove /old' })).toBeTruthy();
  });

  it('names an entry that is a choice by its option [editor.content]', () => {
    const day: Field = { ...base, title: 'Day', kind: 'choice', values: ['monday', 'sunday'] };
    show({ ...words, item: day }, ['sunday', '']);
    expect(screen.getByRole('button', { name: 'Remove Sunday' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove Day 2' })).toBeTruthy();
  });

  it('shows entries with one control without a disclosure, such as the lines of an address [editor.content]', () => {
    const { titles, container } = show(words, ['Noodles', '']);
    expect(titles).toEqual([]);
    expect([...container.querySelectorAll('input')].map(({ value }) => value)).toEqual(['Noodles', '']);
    expect(screen.getByLabelText('Word 2')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove Noodles' })).toBeTruthy();
  });

  it('opens the only entry and new ones, and closes the others [preview.compose]', () => {
    expect(show(links, [{ text: 'One' }]).open).toEqual([true]);
    expect(show(links, [{ text: 'One' }, {}, { text: 'Three' }]).open).toEqual([false, true, false]);
    expect(show(links, [null, { text: 'One' }]).open).toEqual([false, false]);
  });

  it('changes an entry in its place [preview.compose]', async () => {
    const { changes, container } = show(links, three);
    const [, second] = container.querySelectorAll('input');
    if (second) await userEvent.type(second, '!');
    expect(changes).toEqual([[['own', 1, 'text'], 'Two!', true]]);
    const simple = show(words, ['One', 'Two']);
    const [first] = simple.container.querySelectorAll('input');
    if (first) await userEvent.type(first, '!');
    expect(simple.changes).toEqual([[['own', 0], 'One!', true]]);
  });

  it.each([
    ['Move Two up', ['Two', 'One', 'Three']],
    ['Move Two down', ['One', 'Three', 'Two']],
    ['Remove Two', ['One', 'Three']],
  ])('has a button “%s”, which is one step to undo [preview.compose]', async (name, expected) => {
    const { changes, press } = show(links, three);
    await press(name);
    expect(changes).toEqual([[['own'], expected.map((each) => ({ text: each })), false]]);
  });

  it('moves no entry beyond its ends [preview.compose]', () => {
    const { isDisabled } = show(links, three);
    const names = ['Move One up', 'Move Two up', 'Move Two down', 'Move Three down'];
    expect(names.map(isDisabled)).toEqual([true, false, false, true]);
  });

  it.each([
    ['Add a link', links, {}],
    ['Add a word', words, ''],
    ['Add an image', { ...links, item: { ...base, title: 'Image', kind: 'media' as const } }, {}],
    ['Add opening hours', { ...words, item: { ...text, title: 'Opening hours' } }, ''],
  ])(
    'has a button “%s”, named after an entry, which adds an empty one at its end [preview.compose] [editor.content]',
    async (name, field, empty) => {
      const { changes, press } = show(field, ['One']);
      await press(name);
      expect(changes).toEqual([[['own'], ['One', empty], false]]);
    },
  );

  it('adds no more entries than its limit, and says so [preview.compose]', () => {
    expect(show(words, ['One', 'Two']).isDisabled('Add a word')).toBe(false);
    expect(show(words, ['One', 'Two', 'Three']).isDisabled('Limit: 3')).toBe(true);
    const terms = { ...words, item: { ...text, title: 'Term' }, maximum: undefined };
    expect(show(terms, ['One', 'Two', 'Three', 'Four']).isDisabled('Add a term')).toBe(false);
  });

  it.each([undefined, null, 'text', {}])('is empty for the invalid value %j [preview.compose]', async (value) => {
    const { changes, press, titles } = show(words, value);
    expect(titles).toEqual([]);
    await press('Add a word');
    expect(changes).toEqual([[['own'], [''], false]]);
  });
});

describe('a list of references in a form', () => {
  const menu: Field = {
    ...base,
    title: 'Menu',
    description: 'A menu.',
    isRequired: true,
    kind: 'reference',
    to: 'menu',
  };
  const menus: Field = { ...base, title: 'Menus', kind: 'list', item: menu, ...bounds };
  const facts = {
    ...testFacts,
    menus: [
      { value: 'a1', label: 'Dinner' },
      { value: 'd2', label: 'Drinks' },
    ],
  };
  const open = (value: unknown) => show(menus, value, facts);

  it('shows each by its name, and its id only if there is none [editor.content]', () => {
    const { titles, container } = open(['a1', 'x9']);
    expect(titles).toEqual([]);
    const chosen = [...container.querySelectorAll('select')].map(({ selectedOptions }) => selectedOptions[0]?.text);
    expect(chosen).toEqual(['Dinner', 'x9 (not found)']);
    expect(screen.getByRole('combobox', { name: 'Menu 2 *' })).toBeTruthy();
  });

  it('adds one by its name, and stores its id [editor.content]', async () => {
    const { changes } = open(['a1', '']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Menu 2 *' }), 'Drinks');
    expect(changes).toEqual([[['own', 1], 'd2', false]]);
  });

  it.each([
    ['Move Drinks up', ['d2', 'a1', '']],
    ['Move Dinner down', ['d2', 'a1', '']],
    ['Remove Menu 3', ['a1', 'd2']],
  ])('has a button “%s” [editor.content]', async (name, expected) => {
    const { changes, press } = open(['a1', 'd2', '']);
    await press(name);
    expect(changes).toEqual([[['own'], expected, false]]);
  });
});

describe('a group in a form', () => {
  const group: Field = { ...link, title: 'Banner' };

  it.each([undefined, null, 'text'])('that is %j is added as a whole [preview.compose]', async (value) => {
    const { changes, press, container } = show(group, value);
    expect(container.querySelector('input')).toBeNull();
    await press('Add banner');
    expect(changes).toEqual([[['own'], {}, false]]);
  });

  it('shows its fields, and is removed as a whole [preview.compose]', async () => {
    const { changes, press, container } = show(group, { text: 'One' });
    expect(within(container).getByLabelText<HTMLInputElement>('Text').value).toBe('One');
    expect(screen.queryByText('Add banner')).toBeNull();
    await press('Remove banner');
    expect(changes).toEqual([[['own'], undefined, false]]);
  });

  it('of a weekday is removed by a button as wide as those of other weekdays [editor.content]', () => {
    show({ ...group, title: 'Wednesday' }, { text: 'One' });
    expect(screen.getByRole('button', { name: 'Remove Wednesday' }).textContent).toBe('Remove');
  });

  it.each([undefined, { text: 'One' }])('that is required shows its fields at once (%#) [preview.compose]', (value) => {
    const { container } = show({ ...group, isRequired: true }, value);
    expect(container.querySelectorAll('input')).toHaveLength(1);
    expect(container.querySelector('button')).toBeNull();
  });
});
