import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeIntersections } from '#blocks/_shared/testing/fake-observers.ts';
import { ignoreSearchWarning } from '#preview/app/testing/ignore-search-warning.tsx';
import { laksa, street } from '#preview/app/testing/test-media.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { CropDialog } from './details/crop-dialog.tsx';
import { FocalPoint } from './details/focal-point.tsx';
import { MediaBrowser } from './media-browser.tsx';
import { gridPart } from './media-grid.tsx';

const wok: MediaFile = {
  url: '/media/library/3/wok.mp4',
  kind: 'video',
  name: 'wok.mp4',
  width: 1280,
  height: 720,
  bytes: 1,
};
const withPoster = {
  ...wok,
  url: '/media/library/4/steam.mp4',
  name: 'steam.mp4',
  poster: '/media/library/4/poster.webp',
};

beforeAll(ignoreSearchWarning);
afterEach(() => vi.unstubAllGlobals());

/** The files of a library. `kind` shows only those of a kind. */
function open(media: readonly MediaFile[], kind?: MediaFile['kind']) {
  const uses = new Map<string, readonly object[]>();
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://preview').searchParams.get('url');
    return Response.json(url === null ? { media } : { uses: uses.get(url) ?? [] });
  });
  const onPick = vi.fn();
  render(
    <TestQueries>
      <MediaBrowser kind={kind} onPick={onPick} />
    </TestQueries>,
  );
  return {
    onPick,
    uses,
    cards: () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent),
    choose: (value: string) => fireEvent.change(screen.getByLabelText('Kind'), { target: { value } }),
  };
}

describe('the files of the media library', () => {
  it('of one name have their shape and what uses them, also while a search hides some [editor.media]', async () => {
    const intersections = fakeIntersections();
    const crop = (id: number, width: number, alt: string) => ({
      ...laksa,
      url: `/media/library/${id}/laksa.jpg`,
      uploadedAt: `2026-11-${15 + id}T12:00:00.000Z`,
      width,
      alt,
    });
    const { cards, uses } = open([crop(7, 600, 'Prawns'), crop(6, 600, 'Broth'), crop(5, 1067, 'Wide'), laksa, street]);
    await screen.findByText('5 files');
    expect(cards().map((card) => card?.replace(/\d+ ×.*/, ''))).toEqual([
      'Laksa.jpg (square, 2)',
      'Laksa.jpg (square)',
      'Laksa.jpg (wide, 16:9)',
      'Laksa.jpg',
      'street',
    ]);
    const page = { kind: 'page', id: 'home', title: 'Home', isLive: true, isDraft: false };
    uses.set('/media/library/7/laksa.jpg', [page]);
    uses.set('/media/library/6/laksa.jpg', [page, { ...page, id: 'about' }]);
    uses.set('/media/library/5/laksa.jpg', [{ ...page, kind: 'menu', title: 'Main menu' }]);
    const lines = [...document.querySelectorAll('.media-card > span:last-child')];
    act(() => intersections.scroll(true, ...lines));
    expect(await screen.findByText('Used on Home')).toBeTruthy();
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Used on Home',
      'Used on 2 pages',
      'Used by Main menu',
      'Not used',
      '400 × 300, no alternative text',
    ]);
    await userEvent.type(screen.getByLabelText('Search'), 'prawns');
    expect(await screen.findByText('1 file')).toBeTruthy();
    expect(screen.getByText('Laksa.jpg (square, 2)')).toBeTruthy();
  });

  it('are cards with their name, size and alternative text, and a small picture [editor.media]', async () => {
    const { cards, onPick } = open([laksa, { ...street, alt: '' }, wok, withPoster]);
    expect(await screen.findByText('4 files')).toBeTruthy();
    expect(cards()).toEqual([
      'Laksa.jpg800 × 600, A bowl',
      'street400 × 300, no alternative text',
      'Videowok.mp4Video, 1280 × 720',
      'steam.mp4Video, 1280 × 720',
    ]);
    expect([...document.querySelectorAll('.media-grid img')].map((image) => image.getAttribute('src'))).toEqual([
      '/media/library/1/laksa-480.webp',
      '/media/street.webp',
      '/media/library/4/poster.webp',
    ]);
    await userEvent.click(screen.getByText('wok.mp4'));
    expect(onPick.mock.calls).toEqual([[wok]]);
  });

  it('are filtered by kind and text [editor.media]', async () => {
    const { cards, choose } = open([laksa, wok]);
    await screen.findByText('2 files');
    expect([...screen.getByLabelText('Kind').querySelectorAll('option')].map(({ text }) => text)).toEqual([
      'Pictures and videos',
      'Pictures',
      'Videos',
    ]);
    choose('video');
    expect([cards().length, screen.getByText('1 file').className]).toEqual([1, 'empty']);
    choose('image');
    expect(cards()).toEqual(['Laksa.jpg800 × 600, A bowl']);
    await userEvent.type(screen.getByLabelText('Search'), 'wok');
    expect(await screen.findByText('No files match these filters.')).toBeTruthy();
    choose('all');
    expect(await screen.findByText('1 file')).toBeTruthy();
  });

  it('are of one kind for a field that takes only that [editor.media]', async () => {
    const { cards } = open([laksa, wok], 'video');
    await screen.findByText('1 file');
    expect([cards().length, screen.queryByLabelText('Kind')]).toEqual([1, null]);
  });

  it('are shown in parts, on request [editor.media]', async () => {
    const many = Array.from({ length: gridPart + 5 }, (_, at) => ({ ...street, url: `/media/street-${at}.webp` }));
    const { cards } = open(many);
    await screen.findByText(`${gridPart} of ${many.length} files`);
    expect(cards()).toHaveLength(gridPart);
    await userEvent.click(screen.getByText('Show more'));
    expect([cards().length, screen.queryByText('Show more')]).toEqual([many.length, null]);
  });

  it('say that there are none yet [editor.media]', async () => {
    open([]);
    expect(screen.getByText('Loading files…')).toBeTruthy();
    expect(await screen.findByText('There are no files yet. Upload the first one.')).toBeTruthy();
  });
});

describe('the focal point', () => {
  it('follows a drag, and Escape takes the drag back [editor.media]', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 100, 100));
    const onChange = vi.fn();
    const { container } = render(<FocalPoint url="/media/street.webp" focus={{ x: 50, y: 20 }} onChange={onChange} />);
    const image = container.querySelector('.focal-image') ?? container;
    fireEvent.pointerMove(image, { clientX: 5, clientY: 5 });
    fireEvent.pointerDown(image, { clientX: 10, clientY: 10 });
    fireEvent.pointerMove(image, { clientX: 30, clientY: 40 });
    expect(fireEvent.keyDown(image, { key: 'Escape' })).toBe(false);
    fireEvent.pointerMove(image, { clientX: 60, clientY: 60 });
    expect(onChange.mock.calls).toEqual([[{ x: 10, y: 10 }], [{ x: 30, y: 40 }], [{ x: 50, y: 20 }]]);
  });

  it('is set by a press on the image, and stays within it [editor.media]', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(100, 50, 200, 100));
    const onChange = vi.fn();
    const { container } = render(<FocalPoint url="/media/street.webp" focus={{ x: 50, y: 20 }} onChange={onChange} />);
    const image = container.querySelector('.focal-image') ?? container;
    fireEvent.pointerDown(image, { clientX: 150, clientY: 125 });
    fireEvent.pointerUp(image);
    fireEvent.pointerDown(image, { clientX: 90, clientY: 200 });
    fireEvent.pointerUp(image);
    fireEvent.change(screen.getByLabelText('Focal point from the left'), { target: { value: '80' } });
    expect(onChange.mock.calls).toEqual([[{ x: 25, y: 75 }], [{ x: 0, y: 100 }], [{ x: 80, y: 20 }]]);
    const slider = screen.getByLabelText('Focal point from the top');
    expect([slider.getAttribute('aria-valuetext'), slider.getAttribute('max')]).toEqual(['20 %', '100']);
    const marker = container.querySelector<HTMLElement>('.focal-marker');
    expect([marker?.style.left, marker?.style.top]).toEqual(['50%', '20%']);
    const shapes = [...container.querySelectorAll<HTMLElement>('[data-shape]')];
    expect(shapes.map(({ dataset, style }) => `${dataset.shape} ${style.objectPosition}`)).toEqual([
      'square 50% 5%',
      'wide 50% 5%',
      'tall 50% 5%',
    ]);
  });
});

describe('a part of an image', () => {
  const openCrop = (file = laksa) => {
    const bodies: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      bodies.push(JSON.parse(body));
      return Response.json({ file: street });
    });
    const [onMessage, onCropped, onClose] = [vi.fn(), vi.fn(), vi.fn()];
    render(
      <TestQueries>
        <CropDialog file={file} onMessage={onMessage} onCropped={onCropped} onClose={onClose} />
      </TestQueries>,
    );
    return { bodies, onCropped, onClose };
  };

  it.each([
    ['Square', '600 × 600 pixels', { left: 12.5, top: 0, width: 75, height: 100 }],
    ['Wide, 16:9', '800 × 450 pixels', { left: 0, top: 12.5, width: 100, height: 75 }],
    ['Landscape, 3:2', '800 × 533 pixels', { left: 0, width: 100 }],
    ['Portrait, 4:5', '480 × 600 pixels', { left: 20, top: 0, width: 60, height: 100 }],
  ])('in the shape “%s” has %s, and is added as %j [editor.media]', async (shape, size, area) => {
    const { bodies, onCropped, onClose } = openCrop();
    await userEvent.selectOptions(screen.getByLabelText('Shape'), shape);
    expect(screen.getByText(size)).toBeTruthy();
    await userEvent.click(screen.getByText('Add as a new picture'));
    await vi.waitFor(() => expect(onCropped.mock.calls).toEqual([[street]]));
    expect([bodies, onClose.mock.calls.length]).toEqual([[{ url: laksa.url, ...areaLike(area) }], 1]);
  });

  it('is the whole of it at first, which is not added again [editor.media]', () => {
    openCrop();
    const message = screen.getByText(
      '800 × 600 pixels, the whole picture. Drag an edge or a corner, or choose a shape.',
    );
    const add = screen.getByRole('button', { name: 'Add as a new picture' });
    expect([add.getAttribute('aria-describedby'), add.hasAttribute('disabled')]).toEqual([message.id, true]);
  });

  it('that is too small is not added, and the smallest size is stated [editor.media]', async () => {
    const { bodies } = openCrop({ ...laksa, width: 800, height: 70 });
    await userEvent.selectOptions(screen.getByLabelText('Shape'), 'Portrait, 4:5');
    const message = screen.getByText('56 × 70 pixels is too small. Choose at least 64 × 64 pixels.');
    const add = screen.getByRole('button', { name: 'Add as a new picture' });
    expect([add.getAttribute('aria-describedby'), add.hasAttribute('disabled')]).toEqual([message.id, true]);
    await userEvent.click(add);
    expect(bodies).toEqual([]);
  });

  it('of a smaller image is the whole image at least [editor.media]', async () => {
    openCrop({ ...laksa, width: 40, height: 30 });
    await userEvent.selectOptions(screen.getByLabelText('Shape'), 'Square');
    expect(screen.getByText('30 × 30 pixels is too small. Choose at least 40 × 30 pixels.')).toBeTruthy();
  });
});

/** An area with about these numbers. */
const areaLike = (area: object) => ({
  left: expect.any(Number),
  top: expect.any(Number),
  width: expect.any(Number),
  height: expect.any(Number),
  ...Object.fromEntries(Object.entries(area).map(([name, value]) => [name, expect.closeTo(Number(value), 1)])),
});
