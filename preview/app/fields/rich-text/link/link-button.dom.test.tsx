import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from '#preview/app/testing/test-browser.ts';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { createTextEditor } from '../create-text-editor.ts';
import { LinkButton } from './link-button.tsx';
import { readRecentLinks } from './recent-links.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('/facts') ? testFacts : { pages: [], total: 0 }),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** The button of a text, part of which is selected. */
function open(html: string, from: number, to: number) {
  const written: string[] = [];
  const { editor } = createTextEditor({
    html,
    onChange: (next) => written.push(next),
    onPaste: () => undefined,
    onLink: () => undefined,
  });
  editor.mount(document.body.appendChild(document.createElement('div')));
  editor.commands.setTextSelection({ from, to });
  render(
    <TestQueries>
      <LinkButton editor={editor} isPressed={false} button={null} />
    </TestQueries>,
  );
  const button = screen.getByRole('button', { name: 'Link' });
  const panel = screen.getByRole('dialog', { name: 'Link' });
  const toggle = (type: string, newState: string) => fireEvent(panel, Object.assign(new Event(type), { newState }));
  return {
    editor,
    written,
    button,
    panel,
    openPanel: () => toggle('beforetoggle', 'open'),
    closePanel: () => toggle('toggle', 'closed'),
    marked: () => editor.view.dom.querySelector('.visible-selection')?.textContent,
    isFormOpen: () => screen.queryByRole('combobox') !== null,
  };
}

describe('the button for links', () => {
  it('links the selected text, which stays visible meanwhile and is selected afterwards [editor.text]', async () => {
    const { editor, written, button, openPanel, closePanel, marked, isFormOpen } = open('<p>Our laksa</p>', 5, 10);
    expect([button.getAttribute('aria-expanded'), isFormOpen(), marked()]).toEqual(['false', false, undefined]);
    openPanel();
    expect([button.getAttribute('aria-expanded'), marked()]).toEqual(['true', 'laksa']);
    await userEvent.type(screen.getByRole('combobox'), '/menu/food{Enter}');
    expect(written).toEqual(['<p>Our <a href="/menu/food">laksa</a></p>']);
    expect([editor.state.selection.from, editor.state.selection.to, readRecentLinks()]).toEqual([
      5,
      10,
      ['/menu/food'],
    ]);
    closePanel();
    expect([isFormOpen(), marked()]).toEqual([false, undefined]);
  });

  it('changes or removes the link at the cursor [editor.text]', async () => {
    const { written, openPanel } = open('<p>Our <a href="/menu">laksa</a></p>', 6, 6);
    openPanel();
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('/menu');
    await userEvent.click(screen.getByText('Remove link'));
    expect(written).toEqual(['<p>Our laksa</p>']);
  });

  it('closes with Escape without a change, and focuses the text [editor.text]', async () => {
    const { editor, written, panel, openPanel } = open('<p>Our laksa</p>', 5, 10);
    openPanel();
    const focus = vi.spyOn(editor.view, 'focus');
    expect(fireEvent.keyDown(panel, { key: 'a' })).toBe(true);
    expect(focus).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(panel, { key: 'Escape' })).toBe(false);
    expect([focus.mock.calls.length, written]).toEqual([1, []]);
  });

  it('leaves the focus and the selection in the text when it is pressed [editor.text]', () => {
    const { button } = open('<p>Our laksa</p>', 5, 10);
    expect(fireEvent.mouseDown(button)).toBe(false);
  });
});
