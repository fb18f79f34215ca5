import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ignoreSearchWarning } from '#preview/app/testing/ignore-search-warning.tsx';
import { laksa, street } from '#preview/app/testing/test-media.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { MediaLibrary } from '../media-library.tsx';

const wok = { path: 'media/wok', message: 'wok.mp4' };
const use = { kind: 'page', id: 'home', title: 'Home', isLive: true, isDraft: true };

beforeAll(ignoreSearchWarning);
afterEach(() => vi.unstubAllGlobals());

/** The library, whose changes are replied to one by one by `reply`, and the texts that were saved. */
function show({ isUsed = false } = {}) {
  let isShown = true;
  const [replies, texts]: [((response: Response) => void)[], string[]] = [[], []];
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', body = '{}' }: { method?: string; body?: string } = {}) => {
      if (method === 'GET')
        return Response.json(url.includes('/uses') ? { uses: isUsed ? [use] : [] } : { media: [laksa, street] });
      const { alt } = JSON.parse(body);
      if (alt !== undefined) texts.push(alt);
      return new Promise((resolve) => replies.push(resolve));
    },
  );
  const view = () => <TestQueries>{isShown && <MediaLibrary />}</TestQueries>;
  const { rerender } = render(view());
  return {
    texts,
    async reply(status: number, reply: object) {
      await waitFor(() => expect(replies.length).toBeGreaterThan(0));
      replies.shift()?.(Response.json(status < 400 ? reply : { errors: [], ...reply }, { status }));
    },
    /** Leaves the library, or comes back to it. */
    toggle() {
      isShown = !isShown;
      rerender(view());
    },
  };
}

const open = async (): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByText('Laksa.jpg', { selector: 'strong' }));
  return screen.findByRole('dialog', { name: 'Laksa.jpg' });
};
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Alternative text');
const type = async (value: string) => fireEvent.change(await field(), { target: { value } });
const close = async (): Promise<void> => {
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Laksa.jpg' });
  // As Escape does.
  dialog.close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const saved = { file: { ...laksa, alt: 'Two bowls' } };

describe('a text that was typed', () => {
  it('is saved when its field loses the focus, once [editor.media] [preview.errors]', async () => {
    const { texts, reply } = show();
    const dialog = await open();
    await type('Two bowls');
    fireEvent.blur(await field());
    await within(dialog).findByText('Saving…');
    await reply(200, saved);
    await within(dialog).findByText('Saved');
    await close();
    expect(texts).toEqual(['Two bowls']);
  });

  it('is saved when the details are closed [editor.media] [preview.errors]', async () => {
    const { texts, reply } = show();
    await open();
    await type('Two bowls');
    await close();
    await reply(200, saved);
    await screen.findByText(/^Laksa\.jpg is saved/);
    expect(texts).toEqual(['Two bowls']);
    await open();
    expect((await field()).value).toBe('Two bowls');
  });

  it('is saved when the library is left [editor.media] [preview.errors]', async () => {
    const { texts, toggle } = show();
    await open();
    await type('Two bowls');
    toggle();
    await waitFor(() => expect(texts).toEqual(['Two bowls']));
  });

  it('stays in its field when saving fails, and can be saved again [editor.media] [preview.errors]', async () => {
    const { texts, reply } = show();
    const dialog = await open();
    await type('Two bowls');
    fireEvent.blur(await field());
    await reply(503, { message: 'The service is busy.' });
    await within(dialog).findByText('Not saved');
    expect(within(dialog).getByRole('alert').textContent).toContain('Laksa.jpg is not saved. The service is busy.');
    await close();
    await open();
    expect((await field()).value).toBe('Two bowls');
    await userEvent.click(screen.getByText('Try again'));
    await reply(200, saved);
    await screen.findByText('Saved');
    expect([texts, screen.queryByRole('alert')]).toEqual([['Two bowls', 'Two bowls'], null]);
  });

  it('is saved without the older one that failed [editor.media] [preview.errors]', async () => {
    const { texts, reply } = show();
    await open();
    for (const text of ['Two', 'Two bowls']) {
      await type(text);
      fireEvent.blur(await field());
      await reply(503, { message: 'The service is busy.' });
      await screen.findByText('Not saved');
    }
    expect([texts, screen.getAllByRole('alert').length]).toEqual([['Two', 'Two bowls'], 1]);
  });

  it('is named when it cannot be saved at all [editor.media] [preview.errors]', async () => {
    const { reply } = show();
    await open();
    await type('Two bowls');
    await close();
    await reply(404, { message: 'The media library has no such file.' });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('no such file. The text is: “Two bowls”');
    expect(within(notice).queryByText('Try again')).toBeNull();
    await userEvent.click(within(notice).getByText('Dismiss'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('a change that fails after the details are closed', () => {
  it('is in the library with its file and the problem, until it succeeds [editor.media]', async () => {
    const { reply, toggle } = show();
    await open();
    await screen.findByText('Nowhere.');
    await userEvent.click(screen.getByText('Delete…'));
    await userEvent.click(await screen.findByText('Delete file'));
    await close();
    await reply(409, { message: 'It is used by 1 item. Replace it there first.', errors: [wok] });
    const text = 'Laksa.jpg is not deleted. It is used by 1 item. Replace it there first. Used by: wok.mp4.';
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    toggle();
    toggle();
    await userEvent.click(within(await screen.findByRole('alert')).getByText('Try again'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await reply(503, { message: 'The service is busy.' });
    expect((await screen.findByRole('alert')).textContent).toContain('Laksa.jpg is not deleted. The service is busy.');
    await userEvent.click(screen.getByText('Try again'));
    await reply(200, { url: laksa.url });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('is a focal point, which is saved once its slider rests [editor.media]', async () => {
    const { reply } = show();
    await open();
    fireEvent.change(await screen.findByLabelText('Focal point from the top'), { target: { value: '80' } });
    await screen.findByText('Saving…');
    await close();
    await reply(500, { message: 'The service failed.' });
    expect((await screen.findByRole('alert')).textContent).toContain('Laksa.jpg is not saved. The service failed.');
  });

  it('is a replacement, which opens no other file when it succeeds [editor.media]', async () => {
    const { reply } = show({ isUsed: true });
    await open();
    await userEvent.click(await screen.findByText('Replace everywhere…'));
    const picker = await screen.findByRole('dialog', { name: 'Replace Laksa.jpg everywhere' });
    await userEvent.click(within(picker).getByText('street'));
    const question = await screen.findByRole('dialog', { name: 'Replace Laksa.jpg by street?' });
    await userEvent.type(within(question).getByLabelText('Alternative text'), 'A street');
    await userEvent.click(within(question).getByText('Replace everywhere'));
    await reply(200, { file: { ...street, alt: 'A street' } });
    await close();
    await reply(500, { message: 'The service failed.' });
    expect((await screen.findByRole('alert')).textContent).toContain('Laksa.jpg is not replaced. The service failed.');
    await userEvent.click(screen.getByText('Try again'));
    await reply(200, { file: { ...street, alt: 'A street' } });
    await reply(200, { uses: [use] });
    await screen.findByText('Laksa.jpg is replaced in 1 item.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is a part of an image [editor.media]', async () => {
    const { reply } = show();
    await open();
    await userEvent.click(screen.getByText('Crop…'));
    const crop = await screen.findByRole('dialog', { name: 'Crop Laksa.jpg' });
    await userEvent.selectOptions(within(crop).getByLabelText('Shape'), 'Square');
    await userEvent.click(within(crop).getByText('Add as a new picture'));
    await userEvent.click(within(crop).getByText('Cancel'));
    await close();
    await reply(507, { message: 'There is no room for more files.' });
    expect((await screen.findByRole('alert')).textContent).toContain('Laksa.jpg is not cropped. There is no room');
  });
});
