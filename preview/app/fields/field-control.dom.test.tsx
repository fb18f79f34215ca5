import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Problem } from '#schemas/content/problem/problem.ts';
import { redirectRule } from '#schemas/content/settings/settings.ts';
import { times } from '#schemas/domain/booking/rules/rule-fields.ts';
import { hoursOverride } from '#schemas/domain/restaurant/restaurant.ts';
import { describeField, describeFields, type Field } from './describe-field.ts';
import { FieldControl } from './field-control.tsx';
import { type FieldChange, FormContext, type FormProblem } from './form-context.ts';

const base = { title: 'Field', description: '', isRequired: false, fallback: undefined };

/** The field `own` of an object, with the changes that an editor makes to it. */
function show(field: Field, value?: unknown, problems: readonly FormProblem[] = []) {
  const changes: [path: unknown, value: unknown, how: FieldChange][] = [];
  const { container } = render(
    <FormContext.Provider
      value={{
        value: { own: value },
        problems,
        change: (path, changed, how) => changes.push([path, changed, how]),
      }}
    >
      <FieldControl path={['own']} field={field} />
    </FormContext.Provider>,
  );
  const control = container.querySelector<HTMLInputElement>('input, select, textarea');
  if (!control) throw new Error('The field has no control.');
  const options = [...container.querySelectorAll('option')].map(({ value: option, text }) => [option, text]);
  return {
    container,
    control,
    options,
    changes,
    enter: (text: string) => {
      fireEvent.change(control, { target: { value: text } });
      return changes.at(-1)?.[1];
    },
  };
}

const text: Field = { ...base, kind: 'text', maximum: 60 };
const number: Field = { ...base, kind: 'number', minimum: undefined, maximum: undefined, whole: true };
const timeFields = [...describeFields(hoursOverride), ...describeFields(z.object(times))].filter(({ name }) =>
  ['openTime', 'closeTime', 'from'].includes(name),
);
const choice: Field = { ...base, kind: 'choice', values: ['half', 'two-thirds'] };

describe('a field with an error and a warning', () => {
  const problem = { code: 'item-invalid', path: ['own'] } as const;
  const fix = { label: 'Shorten it', changes: [] };
  const error: FormProblem = { ...problem, severity: 'error', message: '“Field” is too long.' };
  const warning: FormProblem = { ...problem, severity: 'warning', message: '“Field” is odd.', fixes: [fix] };

  it('has a paragraph for each, which describe its control, and the fix after its own [preview.errors]', () => {
    const { container, control } = show(text, 'Noodles', [warning, error]);
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    const described = ids.map((id) => document.getElementById(id));
    expect(described.map((each) => [each?.className, each?.textContent])).toEqual([
      ['ui-field-error', 'Error: Is too long.'],
      ['warning-message', 'Warning: Is odd.'],
    ]);
    expect(container.querySelector('.warning-message + .field-fix')?.textContent).toBe('Shorten it');
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  it('has one of them without a word for an error alone [preview.errors]', () => {
    const { container } = show(text, 'Noodles', [error]);
    expect(container.querySelector('.ui-field-error')?.textContent).toBe('Is too long.');
  });
});

describe('a field of the editor', () => {
  it.each<[string, Field, string]>([
    ['a text', text, 'Noodles'],
    ['a long text', { ...text, maximum: 300 }, 'Noodles'],
    ['a number', number, '7'],
    ['a date', { ...base, kind: 'date' }, '2026-12-24'],
    ['an address', { ...base, kind: 'address', maximum: 200 }, '/menu'],
  ])('sets %s while it is typed, and removes an empty one [preview.compose]', (_, field, value) => {
    const { enter, changes, control } = show(field, value.slice(0, -1));
    expect(control.value).toBe(field.kind === 'date' ? '' : value.slice(0, -1));
    expect(enter(value)).toBe(value);
    expect(changes).toEqual([[['own'], value, { title: 'Field', isTyping: true }]]);
    const filled = show(field, value);
    expect(filled.enter('')).toBeUndefined();
    expect(filled.changes).toHaveLength(1);
  });

  it.each([
    ['openTime', '9:00', '09:00'],
    ['openTime', '9am', '09:00'],
    ['openTime', '9', '09:00'],
    ['openTime', '11.30', '11:30'],
    ['closeTime', 'closed', 'Closed'],
    ['closeTime', '24', '00:00'],
    ['closeTime', '1130', '11:30'],
    ['closeTime', 'midnight', '00:00'],
    ['from', '7pm', '19:00'],
  ])('of a time (%s) that is typed as %s is stored as %s when it is left [editor.content]', (name, typed, stored) => {
    const field = timeFields.find((each) => each.name === name)?.field ?? text;
    const { changes, control } = show(field, typed);
    fireEvent.blur(control);
    expect(changes).toEqual([[['own'], stored, { title: field.title, isTyping: true }]]);
  });

  it('of an old address is stored as a path when it is left [editor.addresses]', () => {
    const field = describeField(redirectRule.shape.from);
    const { changes, control } = show(field, 'https://pandan-row.example/our-story');
    expect(control.tagName).toBe('INPUT');
    fireEvent.blur(control);
    expect(changes).toEqual([[['own'], '/our-story', { title: field.title, isTyping: true }]]);
  });

  it.each(['09:00', 'Closed', 'later', '25:00', ''])('of a time keeps %j when it is left [editor.content]', (typed) => {
    const { changes, control } = show(timeFields[0]?.field ?? text, typed);
    fireEvent.blur(control);
    expect(changes).toEqual([]);
  });

  it.each([undefined, null, {}, [], true])('is empty for the invalid value %j [preview.compose]', (value) => {
    expect(show(text, value).control.value).toBe('');
    expect(show({ ...base, kind: 'address', maximum: 200 }, value).control.value).toBe('');
  });

  it.each([
    [100, 'INPUT'],
    [101, 'TEXTAREA'],
  ])('for a text of at most %d characters is an element %s [preview.compose]', (maximum, tag) => {
    expect(show({ ...text, maximum }).control.tagName).toBe(tag);
  });

  it.each([
    [48, undefined],
    [49, ['count', '49 of 60 characters']],
    [60, ['count', '60 of 60 characters']],
    [61, ['count over', '61 of 60 characters']],
  ])('counts %d of 60 characters: %j [preview.errors]', (length, expected) => {
    const count = show(text, 'x'.repeat(length)).container.querySelector('.count');
    expect(count ? [count.className, count.textContent] : undefined).toEqual(expected);
  });

  it.each([
    [true, 'numeric'],
    [false, 'decimal'],
  ])('for whole numbers (%s) has a %s keyboard [preview.compose]', (whole, inputMode) => {
    expect(show({ ...number, whole }).control.inputMode).toBe(inputMode);
  });

  it('shows a value of unknown kind as JSON, and sets it once it is complete [preview.compose]', () => {
    const { control, enter, changes } = show({ ...base, kind: 'raw' }, { a: 1 });
    expect(control.value).toBe('{\n  "a": 1\n}');
    enter('{"a": 2');
    expect(changes).toEqual([]);
    expect(enter('{"a": 2}')).toEqual({ a: 2 });
    expect(enter('')).toBeUndefined();
    expect(changes).toHaveLength(2);
  });

  it('shows the titles of options that have one [preview.compose]', () => {
    expect(show({ ...choice, titles: new Map([['half', 'Half of the row']]) }).options).toEqual([
      ['', 'None'],
      ['half', 'Half of the row'],
      ['two-thirds', 'Two thirds'],
    ]);
  });

  it('has the options of a choice, none if there is no default, and one that is not an option any more [preview.compose]', () => {
    const own = [
      ['half', 'Half'],
      ['two-thirds', 'Two thirds'],
    ];
    expect(show(choice).options).toEqual([['', 'None'], ...own]);
    expect(show({ ...choice, fallback: 'half' }).options).toEqual(own);
    expect(show({ ...choice, fallback: 'half' }).control.value).toBe('half');
    const old = show({ ...choice, fallback: 'half' }, 'full');
    expect([old.control.value, old.options]).toEqual(['full', [['full', 'full (not an option)'], ...own]]);
    expect(old.enter('half')).toBe('half');
    expect(old.changes[0]?.[2]).toEqual({ title: 'Field', isTyping: false });
    expect(show(choice, 'half').enter('')).toBeUndefined();
  });

  it.each([
    [undefined, true, true],
    ['', true, true],
    [undefined, false, false],
    [true, false, true],
    ['true', false, true],
    [1, false, true],
    ['1', false, true],
    [false, true, false],
    ['false', true, false],
    [0, true, false],
  ])('that is %j with the default %s is ticked: %s [preview.compose]', (value, fallback, isTicked) => {
    const { control, changes } = show({ ...base, kind: 'flag', fallback }, value);
    expect(control.checked).toBe(isTicked);
    control.click();
    expect(changes[0]?.[1]).toBe(!isTicked);
  });

  it.each([
    [undefined, ''],
    [null, ''],
    [true, 'yes'],
    [false, 'no'],
  ])('without a default is the site’s, yes or no: %j is “%s” [preview.compose]', (value, option) => {
    const { control, options, enter } = show({ ...base, kind: 'flag' }, value);
    expect(control.value).toBe(option);
    expect(options).toEqual([
      ['', 'Site default'],
      ['yes', 'Yes'],
      ['no', 'No'],
    ]);
    const [next, set] = option === 'yes' ? ['no', false] : ['yes', true];
    expect(enter(next)).toBe(set);
    if (option !== '') expect(enter('')).toBeUndefined();
  });

  it('says of a plain text with tags that they are removed, once, and removes them [preview.errors]', () => {
    const message = 'This is plain text: its tags are removed on the site.';
    const stated: Problem = { code: 'item-invalid', severity: 'warning', path: ['own'], message };
    const { control, changes } = show(text, 'A <b>bowl</b> of laksa', [stated]);
    expect(control.getAttribute('aria-describedby')).toBe(screen.getByText(message, { exact: false }).id);
    fireEvent.click(screen.getByRole('button', { name: 'Remove the tags' }));
    expect(changes.map(([path, value]) => [path, value])).toEqual([[[], { own: 'A bowl of laksa' }]]);
  });

  it.each<[string, Field, string]>([
    ['a plain text with signs', text, 'Soup for 2 < 3 & <your name>'],
    ['an address', { ...base, kind: 'address', maximum: 200 }, '/a<b>'],
  ])('says nothing about tags of %s [preview.errors]', (_, field, value) => {
    show(field, value);
    expect(screen.queryByText(/its tags are removed/)).toBeNull();
  });

  it('has a label, a hint and its problems, which describe the control [preview.errors]', () => {
    const problem = (path: Problem['path'], severity: Problem['severity'], message: string): Problem =>
      Object({ code: 'tile-invalid', severity, path, message });
    const { control, container } = show({ ...text, description: 'What it is.', isRequired: true }, 7, [
      problem(['own'], 'warning', '“Field” is long.'),
      problem(['own'], 'error', '“Field” must be text.'),
      problem(['other'], 'error', '“Other” must be text.'),
    ]);
    expect(screen.getByLabelText('Field *')).toBe(control);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    const described = (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    expect(described.map((each) => each?.className)).toEqual(['ui-field-hint', 'ui-field-error', 'warning-message']);
    expect(described[0]?.textContent).toBe('What it is.');
    expect(container.textContent).not.toContain('Other');
    const plain = show(text, 'x', [problem(['own'], 'warning', '“Field” is long.')]);
    expect([plain.control.getAttribute('aria-invalid'), plain.container.querySelector('.ui-field-error')]).toEqual([
      null,
      null,
    ]);
    expect(plain.container.querySelector('label')?.textContent).toBe('Field');
    expect(show(text, 'x').control.getAttribute('aria-describedby')).toBeNull();
  });
});
