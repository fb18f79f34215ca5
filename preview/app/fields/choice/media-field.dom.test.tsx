import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ignoreSearchWarning } from '#preview/app/testing/ignore-search-warning.tsx';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { missingAlternative } from '#preview/review/values/missing-alternative.ts';
import type { Field } from '../describe-field.ts';
import { FieldControl } from '../field-control.tsx';
import { FormContext } from '../form-context.ts';

const photo: Field = { title: 'Photo', description: '', isRequired: false, fallback: undefined, kind: 'media' };
const laksa = { url: '/media/dish/hot-laksa.svg', kind: 'image', width: 800, height: 600, alt: 'A bowl', bytes: 1 };
const street = { url: '/media/street.webp', kind: 'image', width: 400, height: 300, bytes: 1 };
const video = { url: '/media/film.mp4', kind: 'video', width: 400, height: 300, bytes: 1 };

beforeAll(ignoreSearchWarning);
afterEach(() => vi.unstubAllGlobals());

/** The field of an image. The service has these files, or responds with a status. */
function show(
  value: unknown,
  {
    files = [laksa, street, video],
    status = 200,
    field = photo,
    path = ['photo'],
  }: {
    readonly files?: readonly object[];
    readonly status?: number;
    readonly field?: Field;
    readonly path?: readonly string[];
  } = {},
) {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path);
    return Response.json(status === 200 ? { media: files } : { message: 'It failed.', errors: [] }, { status });
  });
  const changes: [path: unknown, value: unknown][] = [];
  const { container } = render(
    <TestQueries>
      <FormContext.Provider
        value={{
          value: { photo: value, video: { poster: value } },
          problems: [],
          change: (path, changed) => changes.push([path, changed]),
        }}
      >
        <FieldControl path={path} field={field} />
      </FormContext.Provider>
    </TestQueries>,
  );
  return { container, changes, requested };
}

const openFocalPoint = () => {
  const details = screen.getByText('Focal point').closest('details');
  if (!details) throw new Error('There is no focal point.');
  details.open = true;
  fireEvent(details, new Event('toggle'));
};
const buttons = (): (string | null)[] => screen.getAllByRole('button').map(({ textContent }) => textContent);
const images = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

describe('the field of an image', () => {
  it('has nothing but a button to choose one, if there is none [editor.media]', () => {
    for (const value of [undefined, null]) {
      const { container } = show(value);
      expect(container.querySelector('img, details, input')).toBeNull();
      expect(container.textContent).toBe('PhotoChoose photo');
    }
  });

  it('shows the image, its alternative text, and the rest below it [editor.media]', () => {
    const { container } = show(laksa);
    expect(container.querySelector('img')?.getAttribute('src')).toBe(laksa.url);
    expect(buttons()).toEqual(['Choose another', 'Remove']);
    const paths = (within: Element | null) =>
      [...(within?.querySelectorAll('[data-path]') ?? [])].map((each) => each.getAttribute('data-path'));
    const details = container.querySelector('details:last-of-type');
    expect(paths(container.querySelector('fieldset')).filter((path) => !paths(details).includes(path))).toEqual([
      'photo.alt',
    ]);
    expect(paths(details)).toContain('photo.url');
    expect(paths(details)).not.toContain('photo.variants');
  });

  it.each([
    ['no text', { alt: undefined }, true],
    ['an empty text', { alt: ' ' }, true],
    ['a text', {}, false],
  ])('asks for the alternative text of an image with %s at once [editor.media]', (_, alt, isShown) => {
    show({ ...laksa, ...alt });
    expect(screen.queryByText(missingAlternative) !== null).toBe(isShown);
  });

  it('does not ask for a text of the poster of a video, which has a label [editor.media]', () => {
    const { container } = show({ ...laksa, alt: '' }, { path: ['video', 'poster'] });
    expect(container.querySelector('img')).not.toBeNull();
    expect(screen.queryByText(missingAlternative)).toBeNull();
  });

  it('shows the fields of an image without an address, so that it can be completed [editor.media]', () => {
    for (const value of [{}, { url: 7 }, 'text']) {
      const { container } = show(value);
      expect(container.querySelector('img')).toBeNull();
      expect(container.querySelector('details')).not.toBeNull();
      expect(container.querySelector('[data-path="photo.alt"]')).toBeNull();
      expect(container.querySelector('button')?.textContent).toBe('Choose photo');
    }
  });

  it('has a focal point, in the middle until it is moved [editor.media]', () => {
    const { container, changes } = show(laksa);
    const [left] = container.querySelectorAll<HTMLInputElement>('input[type="range"]');
    expect(left?.value).toBe('50');
    if (left) fireEvent.change(left, { target: { value: '20' } });
    expect(changes).toEqual([[['photo'], { ...laksa, focus: { x: 20, y: 50 } }]]);
  });

  it('has a focal point of its own, says how it relates to the library’s, and goes back to that [editor.media]', async () => {
    const focus = { x: 10, y: 90 };
    const { changes, requested } = show({ ...laksa, focus: { x: 20, y: 50 } }, { files: [{ ...laksa, focus }] });
    expect(screen.getByText('Only for this use.')).toBeTruthy();
    expect(requested).toEqual([]);
    openFocalPoint();
    expect(
      await screen.findByText('Set for this use only. The picture in the media library has another one.'),
    ).toBeTruthy();
    await userEvent.click(screen.getByText('Use the library’s focal point'));
    expect(changes).toEqual([[['photo'], { ...laksa, focus }]]);
  });

  it.each([
    [
      'is the same as in the library',
      {},
      {},
      'The same as in the media library. Moving it here changes this use only.',
      undefined,
    ],
    [
      'goes back to the middle',
      { focus: { x: 1, y: 1 } },
      {},
      'Set for this use only. The picture in the media library has another one.',
      laksa,
    ],
  ])('%s if the library has none [editor.media]', async (_, own, listed, text, back) => {
    const { changes } = show({ ...laksa, ...own }, { files: [{ ...laksa, ...listed }] });
    openFocalPoint();
    expect(await screen.findByText(text)).toBeTruthy();
    const button = screen.queryByText('Use the library’s focal point');
    if (button) await userEvent.click(button);
    expect(changes).toEqual(back ? [[['photo'], back]] : []);
  });

  it.each([
    ['A <b>bowl</b>', true],
    ['Soup for 2 < 3', false],
  ])('says of the alternative text “%s” whether it loses tags on the site: %s [editor.media]', (alt, isShown) => {
    show({ ...laksa, alt });
    expect(screen.queryByText(/This is plain text: its tags are removed/) !== null).toBe(isShown);
  });

  it('loses the tags of its alternative text beside its field, which gets the focus [editor.media]', async () => {
    const { changes } = show({ ...laksa, alt: 'A <b>bowl</b>' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove the tags' }));
    expect(changes).toMatchObject([[[], { photo: { url: laksa.url, alt: 'A bowl' } }]]);
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-path]')?.getAttribute('data-path')).toBe('photo.alt'),
    );
  });

  it('is removed only if it is optional [editor.media]', async () => {
    const { changes } = show(laksa);
    await userEvent.click(screen.getByText('Remove'));
    expect(changes).toEqual([[['photo'], undefined]]);
    const { container } = show(laksa, { field: { ...photo, isRequired: true } });
    expect(container.textContent).not.toContain('Remove');
  });

  it('is chosen from the images of the service, with their size and text [editor.media]', async () => {
    const { changes, requested } = show(undefined);
    expect([requested, screen.queryByRole('dialog')]).toEqual([[], null]);
    await userEvent.click(screen.getByText('Choose photo'));
    expect(await images()).toEqual(['dish / hot laksa800 × 600, A bowl', 'street400 × 300, no alternative text']);
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }));
    await userEvent.click(screen.getByText('dish / hot laksa'));
    expect(changes).toEqual([[['photo'], { url: laksa.url, width: 800, height: 600, alt: 'A bowl' }]]);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it.each([
    ['street', true],
    ['dish / hot laksa', false],
  ])('leads to the alternative text after %s is chosen, if it has none: %s [editor.media]', async (name, isLed) => {
    show(laksa);
    await userEvent.click(screen.getByText('Choose another'));
    await userEvent.click(await screen.findByText(name));
    expect(document.activeElement?.closest('[data-path="photo.alt"]') !== null).toBe(isLed);
  });

  it.each([
    ['LAKSA', ['dish / hot laksa800 × 600, A bowl']],
    ['bowl', ['dish / hot laksa800 × 600, A bowl']],
    ['street', ['street400 × 300, no alternative text']],
  ])('is found by its name and its alternative text: %s [editor.media]', async (search, expected) => {
    show(undefined);
    await userEvent.click(screen.getByText('Choose photo'));
    await images();
    await userEvent.type(screen.getByRole('searchbox'), search);
    await waitFor(async () => expect(await images()).toEqual(expected));
  });

  it('says that images are loaded, that none match, and why there are none [editor.media]', async () => {
    show(undefined);
    await userEvent.click(screen.getByText('Choose photo'));
    await images();
    expect(screen.queryByText('Loading files…')).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'video');
    expect(await screen.findByText('No files match these filters.')).toBeTruthy();
    await userEvent.click(screen.getByText('Close'));
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('says why the images cannot be listed [editor.media]', async () => {
    show(undefined, { status: 500 });
    await userEvent.click(screen.getByText('Choose photo'));
    expect((await screen.findByText(/It failed\./)).className).toBe('error-message');
    expect([screen.queryByText('Loading files…'), screen.queryByText(/^No files/)]).toEqual([null, null]);
  });
});
