import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ignoreSearchWarning } from '#preview/app/testing/ignore-search-warning.tsx';
import { laksa, street } from '#preview/app/testing/test-media.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { type MediaFile, type MediaUse, uploadPartBytes } from '#schemas/api/content/media-library.ts';
import { MediaLibrary } from './media-library.tsx';

const use: MediaUse = { kind: 'page', id: 'home', title: 'Home', isLive: true, isDraft: true };

interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
}

beforeAll(ignoreSearchWarning);
afterEach(() => vi.unstubAllGlobals());

/** The library with these files. `reply` replies to a request, or returns undefined for the default reply. */
function show({
  uses = [],
  files = [laksa, street],
  deleted = [],
  reply = () => undefined,
}: {
  readonly uses?: readonly MediaUse[];
  readonly files?: readonly MediaFile[];
  readonly deleted?: readonly MediaFile[];
  readonly reply?: (request: SentRequest) => Response | undefined;
} = {}) {
  const sent: SentRequest[] = [];
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', body = '{}' }: { method?: string; body?: string } = {}) => {
      const path = decodeURIComponent(url.replace('/_preview/api/editing/media', ''));
      const request = { method, path, body: JSON.parse(body) };
      if (method !== 'GET') sent.push(request);
      const own = reply(request);
      if (own) return own;
      if (path === '?deleted=true') return Response.json({ media: deleted });
      if (path === '/restore') return Response.json({ file: laksa });
      if (path.startsWith('/uses')) return Response.json({ uses });
      if (path === '/replacement') return Response.json({ uses });
      if (/^\/upload\/[^/]+\/\d+$/.test(path)) return Response.json({ bytes: 1 });
      if (path.startsWith('/upload/'))
        return Response.json({
          file: { ...street, url: `/media/library/2/${request.body.name}`, name: request.body.name },
        });
      if (path === '/description')
        return Response.json({ file: { ...laksa, ...request.body, focus: request.body.focus ?? undefined } });
      return Response.json(method === 'DELETE' ? { url: laksa.url } : { media: files });
    },
  );
  const { container } = render(
    <TestQueries>
      <MediaLibrary />
    </TestQueries>,
  );
  return { container, sent };
}

const names = async () =>
  within((await screen.findByText('Laksa.jpg')).closest('ul') ?? document.body)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent);

const chooseFiles = (container: HTMLElement, ...files: File[]) => {
  const input = container.querySelector('input[type="file"]');
  if (input) fireEvent.change(input, { target: { files } });
};

const failure = (status: number, message: string) => Response.json({ message, errors: [] }, { status });

describe('uploads', () => {
  it('are sent in parts, one file after another, and are in the library at once [editor.media]', async () => {
    const { container, sent } = show();
    await names();
    const large = new File([new Uint8Array(uploadPartBytes + 1)], 'large.png', { type: 'image/png' });
    chooseFiles(container, large, new File(['abc'], 'small.png', { type: 'image/png' }));
    await screen.findByText('2 of 2 uploaded');
    const [id] = sent.map(({ path }) => path.split('/')[2]);
    expect(sent.map(({ method, path }) => `${method} ${path.replace(/\/upload\/[^/]+/, '')}`)).toEqual([
      'PUT /0',
      'PUT /1',
      'POST ',
      'PUT /0',
      'POST ',
    ]);
    expect(sent[2]).toEqual({ method: 'POST', path: `/upload/${id}`, body: { name: 'large.png', parts: 2 } });
    expect(sent[3]?.body).toEqual({ content: btoa('abc') });
    expect(await names()).toEqual(['small.png', 'large.png', 'Laksa.jpg', 'street']);
  });

  it('send a part again whose reply was lost [editor.media]', async () => {
    let attempts = 0;
    const { container } = show({
      reply: ({ path }) => {
        if (!path.endsWith('/0')) return undefined;
        attempts += 1;
        // The browser is online again before the wait is over.
        setTimeout(() => dispatchEvent(new Event('online')), 1);
        return attempts < 3 ? failure(503, 'Busy') : undefined;
      },
    });
    await names();
    chooseFiles(container, new File(['abc'], 'small.png'));
    await screen.findByText('1 of 1 uploaded');
    expect(attempts).toBe(3);
  });

  it('say why a file failed, go on with the next, and can be tried again [editor.media]', async () => {
    let isRejecting = true;
    const { container } = show({
      reply: ({ method, body }) =>
        isRejecting && method === 'POST' && body.name === 'bad.png' ? failure(507, 'The disk is full.') : undefined,
    });
    await names();
    chooseFiles(container, new File(['x'], 'bad.png'), new File(['y'], 'good.png'));
    await screen.findByText('1 of 2 uploaded, 1 not uploaded');
    expect(screen.getByText('The disk is full.').className).toBe('error-message');
    isRejecting = false;
    await userEvent.click(screen.getByLabelText('Upload bad.png again'));
    await screen.findByText('2 of 2 uploaded');
    await userEvent.click(screen.getByText('Close the list'));
    expect(screen.queryByText('2 of 2 uploaded')).toBeNull();
  });

  it.each([
    ['a moment after the last letter', ''],
    ['with Enter', '{Enter}'],
    ['when the field is left', '{Tab}'],
  ])('ask what the picture shows, which is saved %s [editor.media]', async (_, key) => {
    const { container, sent } = show();
    await names();
    chooseFiles(container, new File(['x'], 'terrace.png'));
    const field = await screen.findByRole('textbox', { name: 'Alternative text of terrace.png' });
    await userEvent.type(field, 'Our terrace');
    if (key) await userEvent.keyboard(key);
    await screen.findByText('Saved');
    const descriptions = sent.filter(({ path }) => path === '/description');
    expect(descriptions.at(-1)?.body).toMatchObject({ url: '/media/library/2/terrace.png', alt: 'Our terrace' });
    expect(field).toHaveProperty('value', 'Our terrace');
  });

  it('say that the library has a file already [editor.media]', async () => {
    const known = { ...street, url: '/media/library/2/terrace.png', name: 'terrace.png' };
    const { container } = show({ files: [laksa, known] });
    await names();
    chooseFiles(container, new File(['x'], 'terrace.png'));
    await screen.findByText(/^Already in the library/);
  });

  it('are taken from what is dropped and pasted [editor.media]', async () => {
    show();
    await names();
    const dropped = { files: [new File(['x'], 'dropped.png')], types: ['Files'] };
    fireEvent.drop(document.body, { dataTransfer: dropped });
    await screen.findByText('1 of 1 uploaded');
    fireEvent.paste(document.body, { clipboardData: { files: [new File(['x'], 'pasted.png')], types: ['Files'] } });
    await screen.findByText('2 of 2 uploaded');
    expect((await names()).slice(0, 2)).toEqual(['pasted.png', 'dropped.png']);
  });
});

describe('uploads that go wrong', () => {
  it('are not sent when they are empty, too large or of another kind [editor.media]', async () => {
    const { container, sent } = show();
    await names();
    const large = new File(['x'], 'large.mp4', { type: 'video/mp4' });
    Object.defineProperty(large, 'size', { value: 40_000_001 });
    chooseFiles(container, new File([], 'empty.png'), large);
    await screen.findByText('0 of 2 uploaded, 2 not uploaded');
    expect(screen.getByText('The file is empty.').className).toBe('error-message');
    expect(screen.getByText(/^A file can have at most 40 MB/).className).toBe('error-message');
    expect(sent).toEqual([]);
    expect([screen.getByText('Not uploaded, 0 kB').tagName, screen.queryByText('Try again')]).toEqual(['SMALL', null]);
  });

  it('say which formats can be chosen, for a file that is not sent [editor.media]', async () => {
    const { container, sent } = show();
    await names();
    chooseFiles(container, new File(['x'], 'notes.txt', { type: 'text/plain' }));
    await screen.findByText('0 of 1 uploaded, 1 not uploaded');
    expect(screen.getByText(/^notes\.txt is not an image or a video\. Choose a JPEG/)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('cannot be tried again when the service refuses the file [editor.media]', async () => {
    const { container } = show({
      reply: ({ method }) => (method === 'POST' ? failure(422, 'It is damaged.') : undefined),
    });
    await names();
    chooseFiles(container, new File(['x'], 'bad.png'));
    await screen.findByText('It is damaged.');
    expect(screen.queryByText('Try again')).toBeNull();
  });

  it('are sent once more as a whole when the service has lost a part [editor.media]', async () => {
    let hasLost = false;
    const { container, sent } = show({
      reply: ({ method }) => {
        if (method !== 'POST' || hasLost) return undefined;
        hasLost = true;
        return failure(409, 'Part 0 of the upload is missing.');
      },
    });
    await names();
    chooseFiles(container, new File(['abc'], 'small.png'));
    await screen.findByText('1 of 1 uploaded');
    expect(sent.map(({ method }) => method)).toEqual(['PUT', 'POST', 'PUT', 'POST']);
  });

  it('have a name that the service takes, with its ending [editor.media]', async () => {
    const { container, sent } = show();
    await names();
    chooseFiles(container, new File(['abc'], `${'🍜'.repeat(150)}.png`));
    await screen.findByText('1 of 1 uploaded');
    const name = String(sent[1]?.body.name);
    expect([name.length <= 200, name.endsWith('🍜.png')]).toEqual([true, true]);
  });

  it.each([501, 507])('are not sent again after a reply of %i [editor.media]', async (status) => {
    const { container, sent } = show({
      reply: ({ method }) => (method === 'PUT' ? failure(status, 'No.') : undefined),
    });
    await names();
    chooseFiles(container, new File(['abc'], 'small.png'));
    await screen.findByText('No.');
    expect(sent).toHaveLength(1);
  });

  it('do not end the dialog on top: files are taken by it alone, and several are not picked [editor.media]', async () => {
    const { sent } = show({ uses: [use] });
    await userEvent.click(await screen.findByText('Laksa.jpg'));
    await userEvent.click(await screen.findByText('Replace everywhere…'));
    const files = [new File(['x'], 'one.png'), new File(['y'], 'two.png')];
    fireEvent.paste(document.body, { clipboardData: { files, types: ['Files'] } });
    const dialog = await screen.findByRole('dialog', { name: 'Replace Laksa.jpg everywhere' });
    await within(dialog).findByText('2 of 2 uploaded');
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body.name)).toEqual(['one.png', 'two.png']);
    fireEvent.paste(document.body, { clipboardData: { files: files.slice(1), types: ['Files'] } });
    await screen.findByRole('dialog', { name: /^Replace Laksa\.jpg by / });
  });

  it('leave a text alone that is pasted with its image [editor.media]', async () => {
    const { sent } = show();
    await names();
    const clipboardData = { files: [new File(['x'], 'text.png')], types: ['text/plain', 'Files'] };
    fireEvent.paste(screen.getByLabelText('Search'), { clipboardData });
    expect(screen.queryByText(/uploaded/)).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('a file', () => {
  it('gets an alternative text and a focal point, once for all its later uses [editor.media]', async () => {
    const { sent } = show();
    await userEvent.click(await screen.findByText('Laksa.jpg'));
    const text = await screen.findByLabelText('Alternative text');
    await userEvent.clear(text);
    await userEvent.type(text, 'Two bowls');
    fireEvent.change(screen.getByLabelText('Focal point from the top'), { target: { value: '80' } });
    await userEvent.tab();
    await screen.findByText(/^Laksa\.jpg is saved\./);
    await screen.findByText('Saved');
    expect(sent).toEqual([
      { method: 'PUT', path: '/description', body: { url: laksa.url, alt: 'Two bowls', focus: { x: 50, y: 80 } } },
    ]);
  });

  it('offers the text of content that shows it, which is not its own yet [editor.media]', async () => {
    const { sent } = show({ files: [{ ...laksa, isAltOfContent: true }] });
    await userEvent.click(await screen.findByText('Laksa.jpg'));
    const text = await screen.findByLabelText<HTMLTextAreaElement>('Alternative text');
    expect(text.value).toBe('');
    await userEvent.click(screen.getByText('Use it here'));
    expect([text.value, screen.queryByText('Use it here')]).toEqual(['A bowl', null]);
    await userEvent.click(text);
    await userEvent.tab();
    await screen.findByText(/^Laksa\.jpg is saved\./);
    expect(sent.map(({ body }) => body.alt)).toEqual(['A bowl']);
  });

  it('says where it is used, and cannot be deleted there, but replaced [editor.media]', async () => {
    const { sent } = show({ uses: [use] });
    await userEvent.click(await screen.findByText('Laksa.jpg'));
    const link = await screen.findByText('Home');
    expect([link.getAttribute('href'), link.parentElement?.textContent]).toEqual([
      '/pages/home',
      'HomePage, live, draft',
    ]);
    const remove = screen.getByText<HTMLButtonElement>('Delete…');
    expect(remove.disabled).toBe(true);
    expect(document.getElementById(remove.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Cannot be deleted: used on 1 page.',
    );
    await userEvent.click(screen.getByText('Replace everywhere…'));
    const dialog = await screen.findByRole('dialog', { name: 'Replace Laksa.jpg everywhere' });
    expect(within(dialog).queryByText('Laksa.jpg')).toBeNull();
    await userEvent.click(within(dialog).getByText('street'));
    const question = await screen.findByRole('dialog', { name: 'Replace Laksa.jpg by street?' });
    expect(question.textContent).toContain('Used on 1 page.Visitors see the change at once.');
    expect(sent).toEqual([]);
    const confirm = within(question).getByRole<HTMLButtonElement>('button', { name: 'Replace everywhere' });
    // Laksa.jpg has an alternative text, so the page would lose it.
    expect(confirm.disabled).toBe(true);
    await userEvent.type(within(question).getByLabelText('Alternative text'), 'A street at night');
    await userEvent.click(confirm);
    const message = await screen.findByText('Laksa.jpg is replaced in 1 item.');
    // Nothing covers the message, which links to what has changed.
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(message.parentElement?.querySelector('a')?.getAttribute('href')).toBe('/pages/home');
    expect(sent).toEqual([
      { method: 'PUT', path: '/description', body: { url: street.url, alt: 'A street at night', focus: null } },
      { method: 'POST', path: '/replacement', body: { url: laksa.url, by: street.url } },
    ]);
  });

  it('cannot be deleted while it is not known where it is used [editor.media]', async () => {
    show({ reply: ({ path }) => (path.startsWith('/uses') ? failure(400, 'No.') : undefined) });
    await userEvent.click(await screen.findByText('Laksa.jpg'));
    await screen.findByText('It cannot be replaced or deleted, because it is not known where it is used.');
    expect(screen.getByText<HTMLButtonElement>('Delete…').disabled).toBe(true);
  });

  it('that is the poster of a video says of which, and cannot be deleted [editor.media]', async () => {
    show({
      uses: [{ kind: 'media', id: '/media/library/3/wok.mp4', title: 'wok.mp4', isLive: false, isDraft: false }],
    });
    await userEvent.click(await screen.findByText('Laksa.jpg'));
    const video = await screen.findByText('wok.mp4');
    expect([video.closest('a'), video.parentElement?.textContent]).toEqual([null, 'wok.mp4Poster of this video']);
    expect(screen.getByText<HTMLButtonElement>('Delete…').disabled).toBe(true);
  });

  it('that nothing shows cannot be replaced, which says why [editor.media]', async () => {
    show();
    await userEvent.click(await screen.findByText('Laksa.jpg'));
    await screen.findByText('Used nowhere, so there is nothing to replace.');
    const replace = screen.getByRole('button', { name: 'Replace everywhere…' });
    expect([replace, replace.getAttribute('aria-describedby')]).toMatchObject([{ disabled: true }, expect.any(String)]);
  });

  it('is deleted after a question where nothing shows it [editor.media]', async () => {
    const { sent } = show();
    await userEvent.click(await screen.findByText('Laksa.jpg'));
    await screen.findByText('Nowhere.');
    await userEvent.click(screen.getByText('Delete…'));
    expect(sent).toEqual([]);
    await userEvent.click(await screen.findByText('Delete file'));
    await screen.findByText('Laksa.jpg is deleted. You can restore it for 30 days.');
    expect(sent).toEqual([{ method: 'DELETE', path: `?url=${laksa.url}`, body: {} }]);
  });

  it('that was deleted is restored by Undo, which has the focus [editor.media]', async () => {
    const { sent } = show();
    await userEvent.click(await screen.findByText('Laksa.jpg'));
    await screen.findByText('Nowhere.');
    await userEvent.click(screen.getByText('Delete…'));
    await userEvent.click(await screen.findByText('Delete file'));
    const undo = await screen.findByText('Undo');
    await waitFor(() => expect(document.activeElement).toBe(undo.closest('button')));
    await userEvent.click(undo);
    await screen.findByText('Laksa.jpg is restored.');
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['DELETE', `?url=${laksa.url}`, {}],
      ['POST', '/restore', { url: laksa.url }],
    ]);
    expect(screen.queryByText('Undo')).toBeNull();
    await userEvent.click(screen.getByText('Close'));
    expect(screen.queryByText('Laksa.jpg is restored.')).toBeNull();
  });

  it('that came with the service is neither cropped nor deleted [editor.media]', async () => {
    show();
    await userEvent.click(await screen.findByText('street'));
    await screen.findByText('Replace everywhere…');
    expect([screen.queryByText('Delete…'), screen.queryByText('Crop…')]).toEqual([null, null]);
  });
});

describe('the deleted files', () => {
  const deleted = [{ ...laksa, removedAt: '2026-12-27T10:00:00Z' }];
  const choose = (status: string) => userEvent.selectOptions(screen.getByLabelText('Status'), status);

  it('are listed with the time of their removal, and one is restored [editor.media]', async () => {
    const { sent } = show({ deleted });
    await names();
    await choose('Deleted');
    expect(await screen.findByText('1 deleted file')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Laksa.jpgGone for good after 27 Dec 2026, 10:00Restore',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Restore Laksa.jpg' }));
    await screen.findByText('Laksa.jpg is restored.');
    expect(sent).toEqual([{ method: 'POST', path: '/restore', body: { url: laksa.url } }]);
    await choose('In the library');
    expect(await names()).toEqual(['Laksa.jpg', 'street']);
  });

  it('are filtered by kind and text, and say that there are none [editor.media]', async () => {
    show({ deleted });
    await names();
    await choose('Deleted');
    await screen.findByText('1 deleted file');
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Videos');
    await screen.findByText('No deleted files match these filters.');
  });

  it('say why one is not restored, and try again [editor.media] [preview.errors]', async () => {
    let isBusy = true;
    show({ deleted, reply: ({ path }) => (isBusy && path === '/restore' ? failure(503, 'It is busy.') : undefined) });
    await names();
    await choose('Deleted');
    await userEvent.click(await screen.findByText('Restore'));
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Laksa.jpg is not restored. It is busy.');
    isBusy = false;
    await userEvent.click(within(notice).getByText('Try again'));
    await screen.findByText('Laksa.jpg is restored.');
  });
});
