import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Field } from '../describe-field.ts';
import { FieldControl } from '../field-control.tsx';
import { FormContext } from '../form-context.ts';

const body: Field = {
  title: 'Body',
  description: '',
  isRequired: false,
  fallback: undefined,
  kind: 'rich-text',
  maximum: 6000,
};

/** How the browser inserts text. Without this command, the text is inserted without it. */
let inserted: string[];
beforeEach(() => {
  inserted = [];
  Object.assign(document, {
    execCommand: (command: string, _: boolean, text: string) => {
      inserted.push(`${command} ${text}`);
      return false;
    },
  });
});

const written: [value: unknown, isTyping: boolean][] = [];

function Form({ initial }: { readonly initial: unknown }) {
  const [value, setValue] = useState(initial);
  const change = (_: unknown, next: unknown, { isTyping }: { readonly isTyping: boolean }): void => {
    written.push([next, isTyping]);
    setValue(next);
  };
  return (
    <FormContext.Provider value={{ value: { body: value }, problems: [], change }}>
      <FieldControl path={['body']} field={body} />
    </FormContext.Provider>
  );
}

function show(initial: unknown, from = 0, to = from): HTMLTextAreaElement {
  written.splice(0);
  render(<Form initial={initial} />);
  const area = screen.getByLabelText<HTMLTextAreaElement>('Body');
  area.setSelectionRange(from, to);
  return area;
}

const selected = (area: HTMLTextAreaElement): string => area.value.slice(area.selectionStart, area.selectionEnd);

describe('the field of a rich text', () => {
  it.each([
    ['Bold', '<strong>laksa</strong>'],
    ['Italic', '<em>laksa</em>'],
    ['Link', '<a href="/">laksa</a>'],
    ['Heading', '<h3>laksa</h3>'],
    ['Paragraph', '<p>laksa</p>'],
    ['List', '<ul>\n<li>laksa</li>\n</ul>'],
  ])('has a button %s, which puts markup around the selected text [preview.compose]', async (name, markup) => {
    const area = show('Our laksa.', 4, 9);
    const inputs: string[] = [];
    document.addEventListener('input', () => inputs.push(area.value), { once: true });
    await userEvent.click(screen.getByRole('button', { name }));
    expect(inputs).toEqual([`Our ${markup}.`]);
    expect([selected(area), document.activeElement]).toEqual(['laksa', area]);
    expect(inserted).toEqual([`insertText ${markup}`]);
  });

  it.each([
    ['Bold', 'text'],
    ['Italic', 'text'],
    ['Link', 'text'],
    ['Heading', 'Heading'],
    ['Paragraph', 'Text'],
    ['List', 'List item'],
  ])('adds with the button %s a selected “%s”, if nothing is selected [preview.compose]', async (name, placeholder) => {
    const area = show('Our laksa.', 10);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(selected(area)).toBe(placeholder);
    expect(area.value.startsWith('Our laksa.<')).toBe(true);
  });

  it('uses the browser’s own insertion, so that its undo includes it [editor.undo]', async () => {
    const area = show('Our laksa.', 4, 9);
    Object.assign(document, {
      execCommand: (_: string, __: boolean, text: string) => {
        area.setRangeText(`(${text})`);
        return true;
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
    expect(area.value).toBe('Our (<strong>laksa</strong>).');
  });

  it('sets what is typed, and removes an empty text [preview.compose]', async () => {
    const area = show('a', 1);
    await userEvent.type(area, 'b');
    await userEvent.clear(area);
    expect(written).toEqual([
      ['ab', true],
      [undefined, true],
    ]);
  });

  it.each([undefined, null, 7, {}])('is empty for the invalid value %j [preview.compose]', (value) => {
    expect(show(value).value).toBe('');
  });
});
