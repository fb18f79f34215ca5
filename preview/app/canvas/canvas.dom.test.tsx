import { act, fireEvent, render, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEditor } from '../editor/create-editor.ts';
import { EditorContext } from '../editor/editor-context.ts';
import { resetLayout } from '../editor/layout/editor-layout.ts';
import { samplePath } from '../editor/picker/sample-path.ts';
import { Canvas } from './canvas.tsx';
import { makeInteractive } from './make-interactive.ts';
import { RenderedDraftProvider } from './render/rendered-draft-context.tsx';
import { viewports } from './viewports/viewports.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  resetLayout();
});

const target = { path: '/about', at: undefined };
const defaults = ['360', '1280'];

/** The canvas. It is not in the document, which would try to load frames. */
function show(status = 200) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    calls.push(`${method} ${url}`);
    return status === 200
      ? new Response('<!doctype html><main></main>', { headers: { 'content-type': 'text/html' } })
      : Response.json({ message: 'It failed.', errors: [] }, { status });
  });
  const editor = createEditor({ id: 'about', title: 'About', tiles: [] }, { nowMs: () => 0 });
  const { container } = render(
    <EditorContext.Provider value={{ id: 'about', editor, facts: Object({}) }}>
      <RenderedDraftProvider target={target}>
        <Canvas target={target} onInsert={() => undefined} />
      </RenderedDraftProvider>
    </EditorContext.Provider>,
    { container: document.createElement('div') },
  );
  const boxes = () => [...container.querySelectorAll<HTMLInputElement>('.viewports input')];
  return {
    container,
    calls,
    boxes,
    view: within(container),
    frames: () => container.querySelectorAll('iframe').length,
    loadMain: () => fireEvent.load(container.querySelector('.frame.main iframe') ?? container),
  };
}

describe('the canvas', () => {
  it('shows the page at the default screen sizes, and at others on request [preview.devices]', () => {
    const { boxes, frames, view, loadMain } = show();
    expect(boxes().map(({ checked }) => checked)).toEqual(viewports.map(({ id }) => defaults.includes(id)));
    loadMain();
    expect(frames()).toBe(defaults.length);
    const label = () => view.getByText(/^Screen sizes/).textContent;
    const widths = viewports.filter(({ id }) => defaults.includes(id)).map(({ width }) => width);
    expect(label()).toBe(`Screen sizes: ${widths.join(', ')}`);
    for (const box of boxes()) if (!box.checked) fireEvent.click(box);
    expect(frames()).toBe(viewports.length);
    for (const box of boxes()) fireEvent.click(box);
    expect([frames(), label()]).toEqual([0, 'Screen sizes: none']);
    expect(view.getByText('No screen size is selected. Select one above.')).toBeTruthy();
  });

  it('loads the other screen sizes once the large one is loaded, and has space for them before [editor.canvas]', () => {
    const { container, frames, loadMain } = show();
    expect([frames(), container.querySelectorAll('.frame.main iframe').length]).toEqual([1, 1]);
    expect(container.querySelectorAll('.window')).toHaveLength(defaults.length);
    loadMain();
    expect(frames()).toBe(defaults.length);
  });

  it('says in each frame that it is loading, and after 15 seconds how to try again [editor.canvas]', () => {
    vi.useFakeTimers();
    const { container, view } = show();
    const inWindows = () => [...container.querySelectorAll('.window')].map((frame) => frame.textContent);
    expect(inWindows()).toEqual(['Loading…', 'Loading…']);
    act(() => vi.advanceTimersByTime(14_999));
    expect(view.queryByText('Try again')).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    fireEvent.click(view.getByText('Try again'));
    expect(view.queryByText('Try again')).toBeNull();
    act(() => vi.advanceTimersByTime(15_000));
    expect(view.getByText('The page takes longer than usual to load.')).toBeTruthy();
    vi.useRealTimers();
  });

  it('asks the site to render the page, without script [preview.exact]', async () => {
    const { calls, container } = show();
    await waitFor(() => expect(calls).toEqual(['POST /_draft/about?_still=']));
    await waitFor(() => expect(container.querySelector('.canvas')?.getAttribute('aria-busy')).toBe('false'));
    expect(container.querySelector('[role="alert"]')).toBeNull();
  });

  it('says why it does not show the latest changes [preview.errors]', async () => {
    const { container } = show(422);
    await waitFor(() =>
      expect(container.querySelector('[role="alert"]')?.textContent).toBe(
        'It failed. The preview does not show your latest changes.',
      ),
    );
    expect(container.querySelector('.canvas')?.getAttribute('aria-busy')).toBe('true');
  });

  it('says what the interactive mode does [preview.exact]', () => {
    const { view, container } = show();
    const note = () => container.querySelector('.interactive-note')?.textContent;
    expect(note()).toBe('');
    fireEvent.click(view.getByLabelText('Interactive mode'));
    expect(note()).toMatch(/^Links and controls work as on the site\. Forms are not sent\./);
    fireEvent.click(view.getByLabelText('Interactive mode'));
    expect(note()).toBe('');
  });
});

describe('a page in interactive mode', () => {
  /** A document in a frame. */
  function open(html: string) {
    const removals: (() => void)[] = [];
    const add = document.addEventListener.bind(document);
    const spy = vi.spyOn(document, 'addEventListener').mockImplementation((...listener: Parameters<typeof add>) => {
      add(...listener);
      removals.push(() => document.removeEventListener(...listener));
    });
    document.body.innerHTML = html;
    const blocked = vi.fn();
    makeInteractive(document, blocked);
    spy.mockRestore();
    const send = (type: string, selector: string) =>
      document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    return {
      blocked,
      send,
      close: () => {
        for (const remove of removals) remove();
      },
    };
  }

  it('sends no form that posts, and says so; a search works [preview.access]', () => {
    const page = open('<form id="post" method="post"></form><form id="get" action="/find-us"></form>');
    const reached: boolean[] = [];
    const stop = (event: Event): void => {
      reached.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.body.addEventListener('submit', stop);
    page.send('submit', '#post');
    expect([page.blocked.mock.calls.length, reached]).toEqual([1, []]);
    page.send('submit', '#get');
    expect([page.blocked.mock.calls.length, reached]).toEqual([1, [false]]);
    document.body.removeEventListener('submit', stop);
    page.close();
  });
});

describe('the address for the example of a tile type', () => {
  const pages = ['_offer', '_job', '_menu', '_booking'];
  const facts = Object({ addresses: pages.map((page) => ({ page, path: `/of${page}`, label: '' })) });

  it.each([
    ['offer', '/of_offer'],
    ['voucher-form', '/of_offer'],
    ['job-detail', '/of_job'],
    ['menu-section', '/of_menu'],
    ['allergen-guide', '/of_menu'],
    ['dietary-filter', '/of_menu'],
    ['hero', '/of_booking'],
  ])('%s is that of a page with its data: %s [preview.compose]', (type, path) => {
    expect(samplePath(type, facts)).toBe(path);
    expect(samplePath(type, Object({ addresses: [] }))).toBe('/');
  });
});
