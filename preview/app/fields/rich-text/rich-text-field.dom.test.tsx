import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Editor } from '@tiptap/core';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Field } from '../describe-field.ts';
import { FieldControl } from '../field-control.tsx';
import { FormContext } from '../form-context.ts';

const body: Field = {
  title: 'Body',
  description: 'What it says.',
  isRequired: true,
  fallback: undefined,
  kind: 'rich-text',
  maximum: 6000,
};

/** The changes that the field made: the value, and whether it is part of typing. */
const written: [value: unknown, isTyping: boolean][] = [];
let setFromOutside: (value: unknown) => void = () => undefined;

function Form({ initial, problem }: { readonly initial: unknown; readonly problem?: string }) {
  const [value, setValue] = useState(initial);
  setFromOutside = setValue;
  const change = (_: unknown, next: unknown, { isTyping }: { readonly isTyping: boolean }): void => {
    written.push([next, isTyping]);
    setValue(next);
  };
  const problems = problem
    ? [{ code: 'tile-invalid', severity: 'error', path: ['body'], message: problem } as const]
    : [];
  return (
    <FormContext.Provider value={{ value: { body: value }, problems, change }}>
      <FieldControl path={['body']} field={body} />
    </FormContext.Provider>
  );
}

async function show(initial: unknown, problem?: string): Promise<HTMLElement> {
  written.splice(0);
  render(<Form initial={initial} {...(problem !== undefined && { problem })} />);
  return screen.findByRole('textbox', { name: 'Body *' });
}

function editorOf(area: HTMLElement): Editor {
  const editor: unknown = Reflect.get(area, 'editor');
  if (!(editor instanceof Editor)) throw new Error('There is no editor.');
  return editor;
}

/** Selects a text, whose selection the simulated document does not report. */
function select(area: HTMLElement, text: string): void {
  const editor = editorOf(area);
  let from = 0;
  editor.state.doc.descendants((node, position) => {
    if (node.isText && node.text?.includes(text)) from = position + node.text.indexOf(text);
  });
  act(() => void editor.commands.setTextSelection({ from, to: from + text.length }));
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(() => {
  // The simulated document has no layout.
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
  const style = document.createElement('style');
  style.textContent = '.ProseMirror { white-space: pre-wrap; }';
  document.head.append(style);
});

describe('the editor of a rich text [editor.text]', () => {
  it('is a text field with the label, hint and error of its field', async () => {
    const area = await show('<p>Our laksa.</p>', '“Body” is too long.');
    expect(area.getAttribute('aria-multiline')).toBe('true');
    expect(area.getAttribute('aria-invalid')).toBe('true');
    expect(area.getAttribute('contenteditable')).toBe('true');
    expect(area.getAttribute('dir')).toBe('auto');
    const described = (area.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['What it says.', 'Is too long.']);
  });

  it('shows the text as visitors see it, and changes nothing by itself', async () => {
    const area = await show('<h3>Soup</h3>\n<p>Our <b>laksa</b>.</p>');
    expect(within(area).getByRole('heading', { name: 'Soup' })).toBeTruthy();
    expect(area.querySelector('strong')?.textContent).toBe('laksa');
    expect(written).toEqual([]);
  });

  it.each([
    ['Bold', '<p><strong>laksa</strong></p>'],
    ['Italic', '<p><em>laksa</em></p>'],
    ['Bulleted list', '<ul><li>laksa</li></ul>'],
    ['Numbered list', '<ol><li>laksa</li></ol>'],
    ['Quote', '<blockquote><p>laksa</p></blockquote>'],
  ])('has a button %s, which is pressed where it applies, and is an undo step of its own', async (name, html) => {
    const area = await show('<p>laksa</p>');
    select(area, 'laksa');
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('false');
    await press(name);
    expect(written).toEqual([[html, false]]);
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
    await press(name);
    expect(written.at(-1)).toEqual(['<p>laksa</p>', false]);
  });

  it.each([
    ['Small print', '<p><small>laksa</small></p>'],
    ['Superscript', '<p><sup>laksa</sup></p>'],
    ['Subscript', '<p><sub>laksa</sub></p>'],
    ['Abbreviation', '<p><abbr>laksa</abbr></p>'],
  ])('has “%s” in its menu', async (name, html) => {
    const area = await show('<p>laksa</p>');
    select(area, 'laksa');
    await userEvent.click(screen.getByRole('menuitem', { name, hidden: true }));
    expect(written).toEqual([[html, false]]);
    expect(screen.getByRole('menuitem', { name: `Remove ${name.toLowerCase()}`, hidden: true })).toBeTruthy();
  });

  it('makes a paragraph a heading of any level', async () => {
    const area = await show('<p>laksa</p>');
    select(area, 'laksa');
    const levels = screen.getByRole('combobox', { name: 'Paragraph or heading' });
    await userEvent.selectOptions(levels, 'Heading 3');
    expect(written).toEqual([['<h3>laksa</h3>', false]]);
    await userEvent.selectOptions(levels, 'Paragraph');
    expect(written.at(-1)).toEqual(['<p>laksa</p>', false]);
  });

  it('leaves the bytes of other paragraphs alone', async () => {
    const area = await show('<p  class=x>a</p>\n<p>laksa</p><center>b</center>');
    select(area, 'laksa');
    await press('Bold');
    expect(written).toEqual([['<p  class=x>a</p>\n<p><strong>laksa</strong></p><center>b</center>', false]]);
  });

  it('names what it keeps and visitors do not see, at its place and below the field', async () => {
    const area = await show('<p>a</p><center><p>b</p></center><img src="/c.png" onerror="alert(1)">');
    expect(within(area).getByRole('group', { name: 'Not shown to visitors: <center>' }).textContent).toBe('b');
    expect(within(area).getByText('Not shown to visitors: <img>')).toBeTruthy();
    expect(area.querySelector('center, img:not(.ProseMirror-separator)')).toBeNull();
    expect(screen.getByText('Not shown to visitors, but stays in the text: <center>, <img>.')).toBeTruthy();
  });

  it('follows a value from outside without a change, and keeps the selection in a text that stays', async () => {
    const area = await show('<p>one</p><p>laksa</p>');
    select(area, 'laksa');
    act(() => setFromOutside('<p >one, changed</p><p>laksa</p>'));
    expect(area.textContent).toBe('one, changedlaksa');
    expect(written).toEqual([]);
    await press('Bold');
    expect(written).toEqual([['<p >one, changed</p><p><strong>laksa</strong></p>', false]]);
  });

  it('copies within the app all of a text, with what visitors do not see', async () => {
    const area = await show('<p>laksa <font color="red">hot</font><img src="/c.png"></p><p>end</p>');
    const { view, commands } = editorOf(area);
    act(() => void commands.setTextSelection({ from: 1, to: view.state.doc.child(0).nodeSize - 1 }));
    const copied = view.serializeForClipboard(view.state.selection.content()).dom.innerHTML;
    select(area, 'end');
    act(() => void view.pasteHTML(copied));
    const paragraph = '<p>laksa <font color="red">hot</font><img src="/c.png"></p>';
    expect(written).toEqual([[paragraph + paragraph, false]]);
    expect(screen.queryByText(/Left out/)).toBeNull();
  });

  it('says politely what a paste left out', async () => {
    const area = await show('<p>laksa</p>');
    select(area, 'laksa');
    act(() => void editorOf(area).view.pasteHTML('<p>a</p><p>b<img src="c.png"></p>'));
    expect(screen.getByText('Pasted. Left out: 1 picture.').getAttribute('role')).toBe('status');
    expect(written).toEqual([['<p>a</p><p>b</p>', false]]);
  });

  it('says it no longer once the paste is undone, but while later changes are [editor.undo]', async () => {
    const area = await show('<p>laksa</p>');
    select(area, 'laksa');
    act(() => void editorOf(area).view.pasteHTML('<p>a<img src="c.png"></p>'));
    act(() => void editorOf(area).commands.insertContent('b'));
    act(() => setFromOutside('<p>a</p>'));
    expect(screen.getByText(/^Pasted\./)).toBeTruthy();
    act(() => setFromOutside('<p>laksa</p>'));
    expect(screen.queryByText(/^Pasted\./)).toBeNull();
  });

  it.each([
    [
      'Dish\tPrice\r\nTom & "yum"\t£11\r\n',
      '<table><tbody><tr><td>Dish</td><td>Price</td></tr><tr><td>Tom &amp; "yum"</td><td>£11</td></tr></tbody></table>',
    ],
    [
      '"Hot\nsoup"\t<b>\nc\td',
      '<table><tbody><tr><td>Hot<br>soup</td><td>&lt;b&gt;</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
    ],
  ])('keeps the table of text with tabs: %j', async (text, table) => {
    const area = await show('<p>laksa</p>');
    select(area, 'laksa');
    const getData = (type: string): string => (type === 'text/plain' ? text : '');
    fireEvent.paste(area, { clipboardData: { getData, types: ['text/plain'] } });
    expect(written.at(-1)?.[0]).toBe(table);
  });

  it.each(['one\ttab', 'a\tb\nc', 'a\nb'])('pastes the text %j as text', async (text) => {
    const area = await show('<p>laksa</p>');
    select(area, 'laksa');
    const getData = (type: string): string => (type === 'text/plain' ? text : '');
    fireEvent.paste(area, { clipboardData: { getData, types: ['text/plain'] } });
    expect(String(written.at(-1)?.[0])).not.toContain('<table>');
  });

  it('removes the value when all of the text is removed', async () => {
    const area = await show('<p>laksa</p>');
    select(area, 'laksa');
    act(() => area.focus());
    await userEvent.keyboard('{Backspace}');
    expect(written.map(([value]) => value)).toEqual([undefined]);
  });

  it.each([undefined, null, 7, {}])('is empty for the invalid value %j', async (value) => {
    expect((await show(value)).textContent).toBe('');
    expect(written).toEqual([]);
  });

  it('has one stop of the Tab key in its toolbar, and arrow keys between the buttons', async () => {
    await show('<p>laksa</p>');
    const controls = within(screen.getByRole('toolbar')).getAllByRole('button', { hidden: true });
    expect(controls.filter(({ tabIndex }) => tabIndex === 0)).toEqual([]);
    const levels = screen.getByRole('combobox', { name: 'Paragraph or heading' });
    levels.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bold' }));
    expect([levels.tabIndex, screen.getByRole('button', { name: 'Bold' }).tabIndex]).toEqual([-1, 0]);
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More formatting' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(levels);
  });

  it('explains the Tab key while the cursor is in a list', async () => {
    const area = await show('<p>laksa</p><ul><li>soup</li></ul>');
    const description = () =>
      document.getElementById((area.getAttribute('aria-describedby') ?? '').split(' ').at(-1) ?? '')?.textContent;
    expect(description()).toBe('What it says.');
    select(area, 'soup');
    expect(description()).toMatch(/Press Escape, then Tab, to leave the text\./);
    select(area, 'laksa');
    expect(description()).toBe('What it says.');
  });

  it('shows and changes the HTML on request', async () => {
    await show('<p>laksa</p>');
    await press('HTML');
    const source = screen.getByLabelText<HTMLTextAreaElement>('Body *');
    expect(source.value).toBe('<p>laksa</p>');
    await userEvent.type(source, '<hr>');
    expect(written.at(-1)).toEqual(['<p>laksa</p><hr>', true]);
    await press('HTML');
    const area = await screen.findByRole('textbox', { name: 'Body *' });
    expect(area.querySelector('hr')).not.toBeNull();
  });
});
