import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { createEditor } from '../editor/create-editor.ts';
import { EditorContext } from '../editor/editor-context.ts';
import { SidePanel } from './side-panel.tsx';

const facts = {
  ...testFacts,
  addresses: [
    { page: 'about', path: '/about', label: '' },
    { page: '_menu', path: '/menu/main', label: 'Main menu' },
  ],
};

/** The form of the tile with the key `second`, or of the page if there is none. */
function show(tile?: RawTile, more: object = {}) {
  const first = { type: 'text', key: 'first', body: '<p>One.</p>' };
  const page = { id: 'about', title: 'About', tiles: tile ? [first, { key: 'second', ...tile }] : [first], ...more };
  const editor = createEditor(page, { nowMs: () => 0 });
  if (tile) editor.select('second');
  const { container } = render(
    <EditorContext.Provider value={{ id: 'about', editor, facts }}>
      <SidePanel />
    </EditorContext.Provider>,
  );
  return {
    editor,
    container,
    page: () => editor.state().history.present,
    second: () => editor.state().history.present.tiles[1],
    form: () => container.querySelector('form'),
    paths: (within: ParentNode | null) =>
      [...(within?.querySelectorAll('[data-path]') ?? [])].map((each) => each.getAttribute('data-path')),
  };
}

const text = { type: 'text', heading: 'Our story', body: '<p>Long ago.</p>' };

describe('the form of a tile', () => {
  it('has text fields with the direction of what is typed, in one line or several [editor.text]', () => {
    const { container } = show({ type: 'social-grid', heading: 'Posts' });
    const directionOf = (control: string) => container.querySelector(control)?.getAttribute('dir');
    expect([directionOf('[data-path="text"] textarea'), directionOf('[data-path="heading"] input')]).toEqual([
      'auto',
      'auto',
    ]);
  });

  it('is another element than the form of the page or of another tile, so that it starts scrolled to its top [preview.compose]', () => {
    const { editor, container } = show(text);
    const panels = [undefined, 'first', 'second'].map((key) => {
      act(() => editor.select(key));
      return container.querySelector('.side-panel');
    });
    expect(new Set(panels).size).toBe(3);
  });

  it('has the fields of its type, and those of every tile below them [preview.compose]', () => {
    const { container, paths } = show(text);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Text');
    const shared = container.querySelector('details.shared-fields');
    expect(shared?.querySelector('summary')?.textContent).toBe('Placement and appearance');
    expect(shared).toHaveProperty('open', false);
    expect(paths(shared)).toEqual(expect.arrayContaining(['key', 'width', 'height', 'backgroundColor']));
    const own = paths(container).filter((path) => !paths(shared).includes(path));
    expect(own).toEqual(expect.arrayContaining(['heading', 'body']));
    expect(paths(container)).not.toEqual(expect.arrayContaining(['type']));
    for (const name of ['type', 'tileId', 'version']) expect(paths(container)).not.toContain(name);
    expect(own).not.toContain('width');
  });

  it('is open where a field of every tile has a problem [preview.errors]', () => {
    const { container } = show({ ...text, width: 'wide' });
    expect(container.querySelector('details.shared-fields')).toHaveProperty('open', true);
  });

  it('changes the tile, and continued typing is one step to undo [preview.compose] [editor.undo]', async () => {
    const { second, editor, page } = show(text);
    await userEvent.type(screen.getByLabelText('Heading'), '!?');
    expect(second()).toMatchObject({ key: 'second', heading: 'Our story!?', body: text.body });
    expect(page().tiles[0]).toMatchObject({ key: 'first', body: '<p>One.</p>' });
    expect(editor.state().selectedKey).toBe('second');
    editor.undo();
    expect(second()).toMatchObject({ heading: 'Our story' });
    expect(editor.state().announcement).toContain('Heading');
  });

  it('begins another step when the field is left, and with another field [editor.undo]', () => {
    const { second, editor } = show(text);
    const heading = screen.getByLabelText('Heading');
    fireEvent.click(screen.getByRole('button', { name: 'HTML' }));
    const body = document.querySelector('[data-path="body"] textarea');
    fireEvent.change(heading, { target: { value: 'One' } });
    fireEvent.blur(heading);
    fireEvent.change(heading, { target: { value: 'Two' } });
    if (body) fireEvent.change(body, { target: { value: '<p>Three.</p>' } });
    editor.undo();
    expect(second()).toMatchObject({ heading: 'Two', body: text.body });
    editor.undo();
    expect(second()).toMatchObject({ heading: 'One' });
    editor.undo();
    expect(second()).toMatchObject({ heading: 'Our story' });
  });

  it('makes each choice a step of its own [editor.undo]', () => {
    const { second, editor } = show(text);
    const width = screen.getByLabelText('Width');
    for (const value of ['half', 'third']) fireEvent.change(width, { target: { value } });
    editor.undo();
    expect(second()).toMatchObject({ width: 'half' });
  });

  it('removes a field that is emptied [preview.compose]', () => {
    const { second } = show(text);
    fireEvent.change(screen.getByLabelText('Heading'), { target: { value: '' } });
    expect(second()).not.toHaveProperty('heading');
  });

  it('shows the problems at their fields, and not those of other tiles [preview.errors]', () => {
    const { container } = show({ type: 'text', heading: 7 }, { title: undefined });
    const errors = [...container.querySelectorAll('.ui-field-error')].map((each) =>
      each.closest('[data-path]')?.getAttribute('data-path'),
    );
    expect(errors).toEqual(['heading', 'body']);
  });

  it('is not sent [preview.compose]', () => {
    const { form } = show(text);
    const own = form();
    expect(own && fireEvent.submit(own)).toBe(false);
  });
});

describe('the form of a tile of an unknown type', () => {
  it('shows it as it is, with its problem, and has no fields [preview.errors] [tile.unknown]', () => {
    const { container, paths } = show({ type: 'made-up', heading: 'Words' });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Unknown tile');
    expect(container.querySelector('.error-message')?.textContent).toContain('made-up');
    expect(screen.getByText('This tile stays unchanged. Visitors do not see it.')).toBeTruthy();
    expect(JSON.parse(container.querySelector('pre')?.textContent ?? '')).toEqual({
      key: 'second',
      type: 'made-up',
      heading: 'Words',
    });
    expect(paths(container)).toEqual([]);
  });
});

describe('the key of a tile', () => {
  const keyField = () => screen.getByLabelText<HTMLInputElement>('Key');

  it('changes when its field is left, and the tile stays selected [tile.identity]', () => {
    const { second, editor } = show(text);
    expect(keyField().value).toBe('second');
    fireEvent.change(keyField(), { target: { value: 'story' } });
    expect(second()?.key).toBe('second');
    fireEvent.blur(keyField());
    expect([second()?.key, editor.state().selectedKey, second()?.heading]).toEqual(['story', 'story', 'Our story']);
    expect(keyField().getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    ['first', 'Another tile on this page has this key.'],
    ['', expect.any(String)],
    ['two words', expect.any(String)],
  ])('is not changed to “%s”, and the field says why [tile.identity] [preview.errors]', (key, message) => {
    const { second, container } = show(text);
    fireEvent.change(keyField(), { target: { value: key } });
    fireEvent.blur(keyField());
    expect(second()?.key).toBe('second');
    const described = (keyField().getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.className)).toEqual(['ui-field-hint', 'ui-field-error']);
    expect([container.querySelector('[data-path="key"] .ui-field-error')?.textContent]).toEqual([message]);
    expect(keyField().getAttribute('aria-invalid')).toBe('true');
  });

  it('is no step to undo if it is unchanged [editor.undo]', () => {
    const { editor } = show(text);
    const before = editor.state().history;
    fireEvent.blur(keyField());
    expect(editor.state().history.present).toBe(before.present);
    expect(document.getElementById(keyField().getAttribute('aria-describedby') ?? '')?.className).toBe('ui-field-hint');
  });
});

describe('the form of a page', () => {
  it('has the fields of the page that editors set [preview.compose]', () => {
    const { container, paths } = show();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Page settings');
    expect(container.querySelector('code')?.textContent).toBe('about');
    expect(paths(container)).toEqual(expect.arrayContaining(['title', 'description', 'indexed', 'canonicalUrl']));
    for (const name of ['id', 'tiles', 'updatedAt']) expect(paths(container)).not.toContain(name);
  });

  it('changes the page, and continued typing is one step to undo [page.metadata] [editor.undo]', async () => {
    const { page, editor } = show();
    await userEvent.type(screen.getByLabelText('Title *'), ' us');
    fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'Our kitchen.' } });
    expect(page()).toMatchObject({ id: 'about', title: 'About us', description: 'Our kitchen.' });
    editor.undo();
    expect(page()).toMatchObject({ title: 'About us' });
    expect(page()).not.toHaveProperty('description');
    editor.undo();
    expect(page()).toMatchObject({ title: 'About' });
    expect(editor.state().announcement).toBe('Undone: Page: Title.');
  });

  it('shows the problems of the page only [preview.errors]', () => {
    const { container } = show(undefined, { title: '', tiles: [{ type: 'text', key: 'first' }] });
    const errors = [...container.querySelectorAll('.ui-field-error')].map((each) =>
      each.closest('[data-path]')?.getAttribute('data-path'),
    );
    expect(errors).toEqual(['title']);
  });

  it('is not sent [preview.compose]', () => {
    const own = show().form();
    expect(own && fireEvent.submit(own)).toBe(false);
  });
});

describe('the panel of the form', () => {
  it('suggests the addresses of the site and the tiles of the page for links [preview.compose]', () => {
    show(text);
    const options = [...document.querySelectorAll<HTMLOptionElement>('datalist#addresses option')];
    expect(options.map((option) => [option.value, option.getAttribute('label')])).toEqual([
      ['/about', 'about'],
      ['/menu/main', 'Main menu'],
      ['#first', 'On this page'],
      ['#second', 'On this page'],
    ]);
  });

  it.each([true, false])(
    'scrolls to a newly selected tile on a narrow screen only: %s [preview.compose]',
    async (isNarrow) => {
      const queries: string[] = [];
      vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
        queries.push(query);
        return Object({ matches: isNarrow });
      });
      const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
      const { editor } = show(text);
      expect(scroll).not.toHaveBeenCalled();
      editor.select('first');
      await waitFor(() => expect(queries).toEqual(['(width < 72rem)']));
      expect(scroll).toHaveBeenCalledTimes(isNarrow ? 1 : 0);
      editor.select(undefined);
      await waitFor(() => expect(screen.getByText('Page settings')).toBeTruthy());
      expect(scroll).toHaveBeenCalledTimes(isNarrow ? 1 : 0);
    },
  );
});
