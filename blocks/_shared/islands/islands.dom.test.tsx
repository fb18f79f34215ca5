import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded here, because a test that waits for its island would also wait for the compilation of its imports.
import '../../carousel/carousel.client.tsx';
import { island as ContactForm } from '../forms/compiled/contact.generated.client.tsx';
import '../forms/fields/restore-typed-values.ts';
import type { FormIslandProps } from '../forms/tile/form-island-props.ts';
import { fakeIntersections } from '../testing/fake-observers.ts';
import { copyMarkup } from './copy-markup.ts';
import { hostIsland } from './host-island.client.tsx';
import { IslandHost } from './island-host.client.tsx';
import { islandErrorPath } from './report-island-error.ts';
import { waitUntilNear } from './wait-until-near.ts';

let intersections = fakeIntersections();
beforeEach(() => {
  intersections = fakeIntersections();
});
afterEach(() => void vi.unstubAllGlobals());

function addIsland(name: string): HTMLElement {
  const island = document.createElement('div');
  island.dataset.island = name;
  return document.body.appendChild(island);
}
const hasLoaded = async (near: Promise<void>): Promise<boolean> =>
  Promise.race([near.then(() => true), Promise.resolve().then(() => false)]);

describe('the script of an island', () => {
  it('is loaded when the island comes within 200 px of the viewport', async () => {
    const island = addIsland('carousel');
    const near = waitUntilNear('carousel');
    expect(intersections.marginsOf(island)).toEqual(['200px']);
    intersections.scroll(false, island);
    expect(await hasLoaded(near)).toBe(false);
    intersections.scroll(true, island);
    expect(await hasLoaded(near)).toBe(true);
    expect(intersections.marginsOf(island)).toEqual([]);
  });

  it.each(['pointerover', 'touchstart', 'focusin'])('is loaded on %s, wherever the island is', async (event) => {
    const islands = [addIsland('carousel'), addIsland('carousel'), addIsland('booking')];
    const near = waitUntilNear('carousel');
    fireEvent(islands[2] ?? document, new Event(event));
    expect(await hasLoaded(near)).toBe(false);
    fireEvent(islands[1] ?? document, new Event(event));
    expect(await hasLoaded(near)).toBe(true);
  });

  it('renders nothing until then, and then the island', async () => {
    const load = vi.fn(async () => ({ text }: { readonly text: string }) => <p>{text}</p>);
    const Island = hostIsland('example', load);
    const island = addIsland('example');
    render(<Island text="Here" />, { container: island });
    await act(async () => undefined);
    expect([load.mock.calls.length, island.textContent]).toEqual([0, '']);
    await act(async () => intersections.scroll(true, island));
    expect(await screen.findByText('Here')).toBeTruthy();
  });
});

it('an island whose part of the page React builds anew, without its markup, is loaded at once [tile.throws]', async () => {
  render(
    <IslandHost
      name="carousel"
      props={{ label: 'Dishes', slides: [<p key="one">Satay</p>], arrows: true, dots: false }}
    />,
  );
  expect(await screen.findByText('Satay')).toBeTruthy();
});

describe('a form that React builds anew, because something changed the page before hydration', () => {
  const choices = {
    enquiryType: [
      { value: 'feedback', label: 'Feedback' },
      { value: 'question', label: 'A question' },
    ],
    contactReason: [{ value: 'food', label: 'Food' }],
    contactSubReason: [{ value: 'cold', label: 'It was cold', of: 'food' }],
    enquiryRestaurant: [{ value: 'bath', label: 'Bath' }],
  };
  const facts: FormIslandProps = {
    action: '/contact#form',
    context: { today: '2026-11-21', choices },
    values: {},
    errors: [],
    isAccepted: false,
    headingLevel: 2,
  };
  const field = (name: string) => {
    const found = document.querySelector(`[name="${name}"]`);
    if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)) throw new Error(name);
    return found;
  };

  it('keeps what was typed and chosen, the files and the focus [form.a11y]', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const form = renderToString(<ContactForm {...facts} />);
    // Translated, or changed by an extension of the browser.
    container.innerHTML = `<main><h1>Contact, changed</h1><div data-island="form-contact">${form}</div></main>`;
    const before = field('firstName');
    before.value = 'Ada';
    field('message').value = 'The soup\nwas cold.';
    for (const name of ['enquiryType', 'contactReason'])
      for (const each of document.querySelectorAll(`[name="${name}"]`))
        if (each instanceof HTMLSelectElement) each.selectedIndex = 1;
        else if (each instanceof HTMLInputElement) each.checked = true;
    const transfer = new DataTransfer();
    transfer.items.add(new File(['x'], 'receipt.pdf'));
    const files = field('uploadedFiles');
    if (files instanceof HTMLInputElement) files.files = transfer.files;
    before.focus();
    const recovered: unknown[] = [];
    const root = hydrateRoot(
      container,
      <main>
        <h1>Contact</h1>
        <IslandHost name="form-contact" props={facts} />
      </main>,
      { onRecoverableError: (error) => recovered.push(error) },
    );
    expect(await screen.findAllByText(/receipt\.pdf/)).not.toEqual([]);
    expect(recovered).toHaveLength(1);
    const after = field('firstName');
    expect([after === before, document.activeElement === after]).toEqual([false, true]);
    const posted = Object.fromEntries(new FormData(after.form ?? undefined));
    expect(posted).toMatchObject({
      firstName: 'Ada',
      message: 'The soup\nwas cold.',
      enquiryType: 'question',
      contactReason: 'food',
    });
    expect(posted.uploadedFiles).toHaveProperty('name', 'receipt.pdf');
    await act(async () => root.unmount());
  });
});

describe('an island that throws', () => {
  /** Renders the island of the carousel, one slide of which throws once it is told to. */
  async function showThrowing() {
    const reports: unknown[] = [];
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      reports.push([path, init.method, JSON.parse(String(init.body))]);
      throw new TypeError('Failed to fetch');
    });
    const failing = Promise.withResolvers<never>();
    const Late = lazy(() => failing.promise);
    const slides = [
      <p key="first">
        <a href="/menu">Menu</a>
        <input aria-label="Name" />
      </p>,
    ];
    const island = (more: ReactNode) => (
      <IslandHost name="carousel" props={{ label: 'Dishes', slides: [...slides, more], arrows: true, dots: false }} />
    );
    // The markup of the server, which is there before the island is.
    const host = addIsland('carousel');
    const caught: unknown[] = [];
    const view = render(island(<p>Second</p>), { onCaughtError: (error) => caught.push(error) });
    await act(async () => intersections.scroll(true, host));
    await screen.findByRole('link', { name: 'Menu' });
    return {
      reports,
      caught,
      failing,
      view,
      late: island(
        <Suspense key="late" fallback="Wait">
          <Late />
        </Suspense>,
      ),
    };
  }

  it('leaves its markup, with what was typed and the focus, and is reported once [tile.throws]', async () => {
    const { reports, caught, failing, view, late } = await showThrowing();
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    fireEvent.input(input, { target: { value: 'Ada' } });
    input.focus();
    view.rerender(late);
    failing.promise.catch(() => undefined);
    await act(async () => failing.reject(new Error('broken')));
    expect(caught).toHaveLength(1);
    const hydrated = await screen.findByRole('textbox', { name: 'Name' });
    expect(hydrated).not.toBe(input);
    expect(hydrated).toHaveProperty('value', 'Ada');
    expect(document.activeElement).toBe(hydrated);
    expect(hydrated.hasAttribute('data-had-focus')).toBe(false);
    expect(screen.getByRole('link', { name: 'Menu' }).getAttribute('href')).toBe('/menu');
    await waitFor(() =>
      expect(reports).toEqual([[islandErrorPath, 'POST', { island: 'carousel', message: 'Error: broken', path: '/' }]]),
    );
  });
});

describe('a copy of markup', () => {
  function copyOf(html: string, prepare: (element: HTMLElement) => void = () => undefined): HTMLElement {
    const element = document.body.appendChild(document.createElement('div'));
    element.innerHTML = html;
    prepare(element);
    const copy = document.createElement('div');
    copy.append(copyMarkup(element));
    return copy;
  }

  it('keeps choices and files [tile.throws]', () => {
    const html = '<select multiple><option>a</option><option>b</option><option>c</option></select><input type="file">';
    const transfer = new DataTransfer();
    transfer.items.add(new File(['x'], 'cv.pdf'));
    const copy = copyOf(html, (element) => {
      for (const option of element.querySelectorAll('option')) option.selected = option.text !== 'a';
      const input = element.querySelector('input');
      if (input) input.files = transfer.files;
    });
    expect([...copy.querySelectorAll('option')].map(({ selected }) => selected)).toEqual([false, true, true]);
    expect(copy.querySelector('input')?.files?.[0]?.name).toBe('cv.pdf');
  });

  it('has no open dialog, and marks the element that had the focus [tile.throws]', () => {
    const html = '<dialog open>Open</dialog><dialog>Closed</dialog><button>One</button><button>Two</button>';
    const copy = copyOf(html, (element) => [...element.querySelectorAll('button')][1]?.focus());
    expect([...copy.querySelectorAll('dialog')].map(({ textContent }) => textContent)).toEqual(['Closed']);
    expect([...copy.querySelectorAll('[data-had-focus]')].map(({ textContent }) => textContent)).toEqual(['Two']);
  });
});
