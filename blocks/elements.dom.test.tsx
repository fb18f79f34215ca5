import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { videoSchema } from '#schemas/content/media/media.ts';
import { formResetEvent } from './_shared/forms/submit/form-reset-event.ts';
import { defineReveal } from './_shared/styles/motion/reveal.element.ts';
import { fakeIntersections } from './_shared/testing/fake-observers.ts';
import { definePicture } from './_shared/ui/picture/picture.element.ts';
import { defineTileVideo } from './_shared/ui/video/tile-video.element.ts';
import { TileVideo } from './_shared/ui/video/tile-video.tsx';
import { defineTileEmbed } from './embed/tile-embed.element.ts';
import { defineApplyDialog } from './job-detail/apply-dialog.element.ts';
import { defineTableLink } from './table-for-everyone/table-link.element.ts';

let intersections = fakeIntersections();
let prefersReducedMotion = false;
beforeEach(() => {
  intersections = fakeIntersections();
  prefersReducedMotion = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: prefersReducedMotion && query === '(prefers-reduced-motion: reduce)',
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.consent;
});
const find = <Found extends HTMLElement = HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

/** Resolves once mutation observers have been called, which happens in a microtask or a task. */
const mutationsObserved = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      delete document.body.dataset.changed;
      resolve();
    });
    observer.observe(document.body, { attributes: true });
    document.body.dataset.changed = '';
  });

/** Adds markup to the page as a whole, as it is when a deferred script runs. */
function insert(html: string): void {
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.replaceChildren(box);
}

describe('a video [tile.video]', () => {
  beforeEach(() => {
    defineTileVideo();
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
      Object.defineProperty(this, 'paused', { configurable: true, value: false });
      this.onplay?.(new Event('play'));
    });
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
      Object.defineProperty(this, 'paused', { configurable: true, value: true });
      this.onpause?.(new Event('pause'));
    });
  });
  function show(): HTMLElement {
    const poster = { url: '/media/poster.svg', alt: 'A wok.', width: 1600, height: 900 };
    const video = videoSchema.parse({ url: '/media/wide.mp4', label: 'A wok', poster });
    insert(renderToStaticMarkup(<TileVideo mobile={undefined} desktop={video} sizes="100vw" />));
    return find('tile-video');
  }
  const video = () => find<HTMLVideoElement>('tile-video video');
  const label = () => find('tile-video button').getAttribute('aria-label');
  const isPlaying = () => !video().paused;

  it('plays muted while it is visible, and pauses out of view', () => {
    const element = show();
    expect([video().muted, find('tile-video button').hidden, isPlaying()]).toEqual([true, false, false]);
    const playLabel = label();
    intersections.scroll(true, element);
    expect(isPlaying()).toBe(true);
    expect(find('tile-video button').dataset.state).toBe('playing');
    expect(label()).not.toBe(playLabel);
    intersections.scroll(false, element);
    expect([isPlaying(), label(), find('tile-video button').dataset.state]).toEqual([false, playLabel, 'paused']);
  });

  it('stays paused once the visitor has paused it, and plays again on request', () => {
    const element = show();
    intersections.scroll(true, element);
    fireEvent.click(find('tile-video button'));
    expect(isPlaying()).toBe(false);
    intersections.scroll(false, element);
    intersections.scroll(true, element);
    expect(isPlaying()).toBe(false);
    fireEvent.click(find('tile-video button'));
    expect(isPlaying()).toBe(true);
    intersections.scroll(false, element);
    intersections.scroll(true, element);
    expect(isPlaying()).toBe(true);
  });

  it.each([
    ['reduced motion', true, false],
    ['data saving', false, true],
  ])('does not play by itself with %s, only on request', (_, isReduced, saveData) => {
    prefersReducedMotion = isReduced;
    vi.stubGlobal('navigator', { connection: { saveData } });
    const element = show();
    intersections.scroll(true, element);
    expect(isPlaying()).toBe(false);
    fireEvent.click(find('tile-video button'));
    expect(isPlaying()).toBe(true);
  });

  it('that the browser refuses to play keeps its play button', async () => {
    vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const element = show();
    const playLabel = label();
    intersections.scroll(true, element);
    await waitFor(() => expect(label()).toBe(playLabel));
  });

  it('that is removed is no longer observed', () => {
    const element = show();
    element.remove();
    expect(intersections.marginsOf(element)).toEqual([]);
  });
});

describe('embedded content [cookie.scripts]', () => {
  const html = '<tile-embed data-src="https://video.example/1" data-title="A talk"><a href="#">Allow</a></tile-embed>';
  const frame = () => document.querySelector<HTMLIFrameElement>('fake-frame');
  // The simulated document loads no frames, and would report each as an error.
  beforeEach(() => {
    const create = document.createElement.bind(document);
    vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
      create(name === 'iframe' ? 'fake-frame' : name),
    );
  });

  it('is loaded only once the visitor allows it', async () => {
    defineTileEmbed();
    document.documentElement.dataset.consent = 'analytics';
    insert(html);
    expect([frame(), screen.getByRole('link', { name: 'Allow' })]).toMatchObject([null, {}]);
    document.documentElement.dataset.consent = 'analytics embeds';
    await waitFor(() => expect(frame()?.src).toBe('https://video.example/1'));
    expect(frame()).toMatchObject({ title: 'A talk', loading: 'lazy' });
    expect(frame()?.referrerPolicy).toBe('strict-origin-when-cross-origin');
    expect(frame()?.allow).toBe('fullscreen; picture-in-picture; encrypted-media');
    expect(screen.queryByRole('link')).toBeNull();
    const first = frame();
    document.documentElement.dataset.consent = 'embeds';
    await mutationsObserved();
    expect(frame()).toBe(first);
  });

  it('is loaded at once with consent, and never after its tile is removed', async () => {
    document.documentElement.dataset.consent = 'embeds';
    insert(html);
    expect(frame()?.src).toBe('https://video.example/1');
    delete document.documentElement.dataset.consent;
    insert(html);
    const removed = find('tile-embed');
    removed.remove();
    document.documentElement.dataset.consent = 'embeds';
    await mutationsObserved();
    expect(removed.querySelector('fake-frame')).toBeNull();
  });
});

describe('the form of a vacancy [route.jobs]', () => {
  const reset = vi.fn();
  async function show(): Promise<HTMLDialogElement> {
    reset.mockClear();
    defineApplyDialog();
    document.body.innerHTML = `<a href="#apply">Apply now</a><a href="#other">Other</a>
      <apply-dialog id="apply"><dialog open><h2 tabindex="-1">Apply for this job</h2>
      <button data-restart>Start again</button><button data-close>Close</button>
      <div data-form-part="job-apply"></div></dialog></apply-dialog>`;
    find('[data-form-part]').addEventListener(formResetEvent, reset);
    const dialog = find<HTMLDialogElement>('dialog');
    // The simulated document has no `:modal`.
    vi.spyOn(dialog, 'matches').mockImplementation((selector) => selector === ':modal' && isModal);
    vi.spyOn(dialog, 'showModal').mockImplementation(() => {
      isModal = true;
      dialog.setAttribute('open', '');
    });
    isModal = false;
    await vi.dynamicImportSettled();
    return dialog;
  }
  let isModal = false;

  it('opens as a modal with the focus on its heading, and is a part of the page again once closed', async () => {
    const dialog = await show();
    expect(fireEvent.click(screen.getByText('Apply now'))).toBe(false);
    expect(isModal).toBe(true);
    expect(document.activeElement?.textContent).toBe('Apply for this job');
    fireEvent.click(screen.getByText('Apply now'));
    expect(dialog.showModal).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByText('Close'));
    expect(dialog.hasAttribute('open')).toBe(true);
  });

  it('is not opened by other links', async () => {
    const dialog = await show();
    fireEvent.click(screen.getByText('Other'));
    expect(dialog.showModal).not.toHaveBeenCalled();
  });

  it('can be started again [apply.submit]', async () => {
    await show();
    fireEvent.click(screen.getByText('Start again'));
    expect(reset).toHaveBeenCalledOnce();
  });
});

describe('the skeleton of an image [tile.skeleton]', () => {
  const isPending = (id: string) => find(`#${id}`).hasAttribute('data-pending');
  const image = (id: string) => find<HTMLImageElement>(`#${id} img`);

  it('ends once the image has loaded or failed, or if it had loaded before', () => {
    document.body.innerHTML = ['before', 'loads', 'fails', 'waits']
      .map((id) => `<div id="${id}" data-pending=""><img alt=""></div>`)
      .join('');
    for (const id of ['before', 'loads', 'fails', 'waits'])
      Object.defineProperty(image(id), 'complete', { value: id === 'before' });
    definePicture();
    expect(['before', 'loads', 'fails', 'waits'].map(isPending)).toEqual([false, true, true, true]);
    image('loads').dispatchEvent(new Event('load'));
    image('fails').dispatchEvent(new Event('error'));
    expect(['loads', 'fails', 'waits'].map(isPending)).toEqual([false, false, true]);
  });
});

describe('an image that could not be loaded', () => {
  const image = () => find<HTMLImageElement>('img');
  const hasFailed = () => image().hasAttribute('data-failed');
  /** Shows an image that has ended loading before the script ran. */
  const show = (naturalWidth: number, decode: () => Promise<void>): void => {
    document.body.innerHTML = '<picture data-pending=""><img alt=""></picture>';
    Object.defineProperties(image(), {
      complete: { value: true },
      naturalWidth: { value: naturalWidth },
      decode: { value: decode },
    });
    definePicture();
  };

  it('is marked, until it loads after all [tile.skeleton]', () => {
    show(800, () => Promise.resolve());
    image().dispatchEvent(new Event('error'));
    expect(hasFailed()).toBe(true);
    image().dispatchEvent(new Event('load'));
    expect(hasFailed()).toBe(false);
  });

  it('is marked if it had failed before the script ran [tile.skeleton]', async () => {
    show(0, () => Promise.reject(new Error('EncodingError')));
    await waitFor(() => expect(hasFailed()).toBe(true));
  });

  it('is not an SVG without a size [tile.skeleton]', async () => {
    const decode = vi.fn(() => Promise.resolve());
    show(0, decode);
    await decode.mock.results[0]?.value;
    expect([decode.mock.calls.length, hasFailed()]).toEqual([1, false]);
  });
});

describe('an animated tile [tile.animation]', () => {
  const html = `<div class="tile" data-animation="rise" id="one"></div><div class="tile" id="still"></div>
    <div class="tile" data-background-animation="drift" id="two"></div>`;
  const seen = () => ['one', 'still', 'two'].map((id) => find(`#${id}`).getAttribute('data-seen'));

  it('is animated once it scrolls into view, but not if it was visible on load', () => {
    insert(html);
    defineReveal();
    const [one, two] = [find('#one'), find('#two')];
    intersections.scroll(true, one);
    intersections.scroll(false, two);
    expect(seen()).toEqual(['initial', null, null]);
    intersections.scroll(true, two);
    expect(seen()).toEqual(['initial', null, 'entering']);
    expect([intersections.marginsOf(one), intersections.marginsOf(two)]).toEqual([[], []]);
  });

  it('is not animated with reduced motion', () => {
    prefersReducedMotion = true;
    insert(html);
    defineReveal();
    intersections.scroll(true, find('#one'));
    expect(seen()).toEqual([null, null, null]);
  });
});

describe('the link of a shared table [diner.profile]', () => {
  it('is moved from the address to the history entry, and the table is scrolled to', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    document.body.innerHTML = '<div data-island="table-for-everyone"></div>';
    history.replaceState({ own: 'state' }, '', '/menu?diet=vegan#guests');
    defineTableLink();
    expect([location.hash, scroll.mock.calls]).toEqual(['#guests', []]);
    history.replaceState({ own: 'state' }, '', '/menu?diet=vegan#table=Ada~vegan~');
    defineTableLink();
    expect(location.href).toMatch(/\/menu\?diet=vegan$/);
    expect(history.state).toEqual({ own: 'state', table: 'table=Ada~vegan~' });
    expect(scroll).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    fireEvent(window, new Event('hashchange'));
    expect(reload).not.toHaveBeenCalled();
    history.replaceState({}, '', '/menu#table=Grace~~milk');
    fireEvent(window, new Event('hashchange'));
    expect(reload).toHaveBeenCalled();
    expect(history.state).toEqual({ table: 'table=Grace~~milk' });
  });
});
