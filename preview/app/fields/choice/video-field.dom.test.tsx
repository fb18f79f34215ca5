import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ignoreSearchWarning } from '#preview/app/testing/ignore-search-warning.tsx';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import type { Field } from '../describe-field.ts';
import { FieldControl } from '../field-control.tsx';
import { FormContext } from '../form-context.ts';

const field: Field = { title: 'Video', description: '', isRequired: false, fallback: undefined, kind: 'video' };
const poster = { url: '/media/library/1/wok.jpg', kind: 'image', width: 400, height: 300, alt: 'A wok', bytes: 1 };
const wok = {
  url: '/media/library/2/wok.mp4',
  kind: 'video',
  width: 1280,
  height: 720,
  bytes: 1,
  poster: poster.url,
  alt: 'Noodles are tossed in a wok',
};
const street = { url: '/media/film/street.mp4', kind: 'video', width: 400, height: 300, bytes: 1 };

beforeAll(ignoreSearchWarning);
afterEach(() => vi.unstubAllGlobals());

function show(value: unknown) {
  vi.stubGlobal('fetch', async () => Response.json({ media: [poster, wok, street] }));
  const changes: unknown[] = [];
  render(
    <TestQueries>
      <FormContext.Provider
        value={{ value: { video: value }, problems: [], change: (_, changed) => changes.push(changed) }}
      >
        <FieldControl path={['video']} field={field} />
      </FormContext.Provider>
    </TestQueries>,
  );
  return changes;
}

describe('the field of a video', () => {
  it('is chosen from the videos of the library, with the poster and the text that they have there [editor.media]', async () => {
    const changes = show(undefined);
    await userEvent.click(screen.getByText('Choose a video'));
    const items = await screen.findAllByRole('listitem');
    const names = items.map((item) => item.querySelector('strong')?.textContent);
    expect(names).toEqual(['library / 2 / wok', 'film / street']);
    await userEvent.click(screen.getByText('library / 2 / wok'));
    const { url, width, height, alt } = poster;
    expect(changes).toEqual([{ url: wok.url, poster: { url, width, height, alt }, label: wok.alt }]);
  });

  it('keeps the poster and the label that were written for the tile where the library has none [editor.media]', async () => {
    const written = { url: wok.url, poster: { url: '/media/own.jpg', width: 1, height: 1, alt: '' }, label: 'Ours' };
    const changes = show(written);
    const [choose] = screen.getAllByText('Choose another');
    if (choose) await userEvent.click(choose);
    await userEvent.click(await screen.findByText('film / street'));
    expect(changes).toEqual([{ ...written, url: street.url }]);
  });
});
