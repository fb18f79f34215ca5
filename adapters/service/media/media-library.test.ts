import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import { smallData } from '#adapters/service/content/seed/small-data.ts';
import {
  type ClockedServices,
  clockedContent,
  createClockedServices,
} from '#adapters/service/testing/clocked-services.ts';
import { uploadPartBytes } from '#schemas/api/content/media-library.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { isRecord } from '#schemas/content/is-record.ts';

const databases = await startTestDatabases(clockedContent);
const video = join(import.meta.dirname, '../../demo/film');
const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } };

/** A photograph of 600 × 400 pixels after it is turned upright. */
const photograph = await sharp({
  create: {
    width: 400,
    height: 600,
    channels: 3,
    background: '#864',
    noise: { type: 'gaussian', mean: 120, sigma: 3 },
  },
})
  .withExif(place)
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();
const other = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#f804' } })
  .png()
  .toBuffer();

const imageOf = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#f80' } })
    .png()
    .toBuffer();
const [bomb, strip] = [await imageOf(9000, 9000), await imageOf(10, 17_000)];
const avif = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#f80' } })
  .avif()
  .toBuffer();
const halfOfAvif = avif.subarray(0, avif.length - 20);

/** The demo’s video, which says that it has another codec. */
const videoOf = (codec: string): Buffer =>
  Buffer.from(readFileSync(join(video, 'wok-steam.mp4')).toString('latin1').replaceAll('avc1', codec), 'latin1');

const statusOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof ApiProblem ? [error.status, error.answer?.message] : error),
  );

describe.each(databases)('the media library on $name', ({ databaseUrl }) => {
  let services: ClockedServices;
  afterEach(() => services.close());

  async function setUp() {
    services = createClockedServices(await databaseUrl());
    const { dataDir } = services;
    const { client } = await services.start(smallData);
    const upload = async (bytes: Buffer, name: string, poster?: string) => {
      const id = randomUUID();
      const parts = Math.max(1, Math.ceil(bytes.length / uploadPartBytes));
      for (let part = 0; part < parts; part += 1) {
        const content = bytes.subarray(part * uploadPartBytes, (part + 1) * uploadPartBytes).toString('base64');
        await client.call(endpoints.addUploadPart, { params: { id, part: String(part) }, body: { content } });
      }
      return (await client.call(endpoints.finishUpload, { params: { id }, body: { name, parts, poster } })).file;
    };
    const list = async () => (await client.call(endpoints.mediaList)).media;
    const stored = (url: string) => readFileSync(join(dataDir, url));
    return { client, dataDir, upload, list, stored };
  }

  it('makes an upright image without metadata, in the widths and formats of the site [editor.media]', async () => {
    const { upload, list, stored } = await setUp();
    const file = await upload(photograph, 'Summer Laksa (2).JPG');
    expect(file).toMatchObject({ kind: 'image', width: 600, height: 400, name: 'Summer Laksa (2).JPG' });
    expect(file.url).toMatch(/^\/media\/library\/[0-9a-f]{16}\/summer-laksa-2\.jpg$/);
    expect(file.variants?.map(({ type, width }) => `${type} ${width}`)).toEqual([
      'image/avif 480',
      'image/avif 600',
      'image/webp 480',
      'image/webp 600',
    ]);
    for (const { url, width } of [{ url: file.url, width: 600 }, ...(file.variants ?? [])]) {
      const { exif, ...image } = await sharp(stored(url)).metadata();
      expect([image.width, image.orientation, exif]).toEqual([width, undefined, undefined]);
    }
    expect(await list()).toEqual([file]);
  });

  it('adds the same file once, even when it was deleted in between [editor.media]', async () => {
    const { client, upload, list } = await setUp();
    const file = await upload(other, 'one.png');
    expect(await upload(other, 'two.png')).toEqual(file);
    await client.call(endpoints.deleteMedia, { query: { url: file.url } });
    expect(await list()).toEqual([]);
    await upload(other, 'three.png');
    expect(await list()).toEqual([file]);
  });

  it('takes SVG images and videos as they are, and shows the poster of a video [editor.media]', async () => {
    const { upload, stored } = await setUp();
    const svg = await upload(
      Buffer.from('<svg viewBox="0 0 20 10"><script>alert(1)</script><path d="M0 0h9" onclick="go()"/></svg>'),
      'pattern.svg',
    );
    expect(svg).toMatchObject({ kind: 'image', width: 20, height: 10 });
    expect(stored(svg.url).toString()).not.toMatch(/script|onclick/);
    const [name = ''] = readdirSync(video).filter((each) => each.endsWith('.mp4'));
    const clip = await upload(readFileSync(join(video, name)), 'wok.mp4', svg.url);
    expect(clip).toMatchObject({ kind: 'video', poster: svg.url });
  });

  it.each([
    ['text', Buffer.from('hello'), /^photo\.jpg is not an image or a video\. Choose/],
    [
      'a page that is named as an image',
      Buffer.from('<html><body>x</body></html>'),
      /^photo\.jpg is not an image or a video\. Choose/,
    ],
    ['half an image', photograph.subarray(0, 3000), /damaged/],
    ['an empty file', Buffer.alloc(0), /The file is empty/],
    ['an image with more pixels than its bytes suggest', bomb, /more than 60 million pixels/],
    ['a strip that is too long', strip, /at most 16000 pixels wide and high/],
    ['half an AVIF image', halfOfAvif, /damaged/],
    ['an SVG image without a size', Buffer.from('<svg><path d="M0 0h9"/></svg>'), /states no size/],
    ['an SVG image of 3 MB', Buffer.from(`<svg viewBox="0 0 9 9">${' '.repeat(3_000_000)}</svg>`), /at most 2 MB/],
    [
      'a Matroska video',
      Buffer.from('\x1a\x45\xdf\xa3\x8bB\x82\x88matroska', 'latin1'),
      /^photo\.jpg is not an image or a video\. Choose/,
    ],
    ['a video without pictures', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), /size of the video/],
    ['a video in H.265', videoOf('hvc1'), /Not all browsers can play this video \(hvc1\)/],
  ])('rejects %s and says why [editor.media]', async (_, bytes, message) => {
    const { upload, list } = await setUp();
    expect(await statusOf(upload(bytes, 'photo.jpg'))).toEqual([422, expect.stringMatching(message)]);
    expect(await list()).toEqual([]);
  });

  it('takes an AVIF image whose main brand is that of all such images [editor.media]', async () => {
    const { upload } = await setUp();
    const general = Buffer.from(avif);
    general.write('mif1', 8);
    expect(await upload(general, 'general.avif')).toMatchObject({ kind: 'image', width: 64, height: 64 });
  });

  it('takes an SVG image of any size in the largest size that content can state [editor.media]', async () => {
    const { upload } = await setUp();
    const file = await upload(Buffer.from('<svg viewBox="0 0 90000000 45000000"></svg>'), 'huge.svg');
    expect([file.width, file.height]).toEqual([4000, 2000]);
  });

  it('makes each width once [editor.media]', async () => {
    const { upload } = await setUp();
    const { variants = [] } = await upload(await imageOf(2600, 40), 'wide.png');
    expect(variants.map(({ width }) => width)).toEqual([480, 960, 1600, 2400, 480, 960, 1600, 2400]);
  });

  it('adds a file once that is sent twice at the same time, under two names [editor.media]', async () => {
    const { upload, list, dataDir } = await setUp();
    const [one, two] = await Promise.all([upload(other, 'one.png'), upload(other, 'two.png')]);
    expect(one).toEqual(two);
    expect(await list()).toEqual([one]);
    const [folder = ''] = readdirSync(join(dataDir, 'media/library'));
    const stems = readdirSync(join(dataDir, 'media/library', folder)).map((name) => name.replace(/[-.].*/, ''));
    expect(new Set(stems).size).toBe(1);
  });

  it('rejects an upload with a missing part [editor.media]', async () => {
    const { client } = await setUp();
    const lost = client.call(endpoints.finishUpload, {
      params: { id: randomUUID() },
      body: { name: 'a.jpg', parts: 2 },
    });
    expect(await statusOf(lost)).toEqual([409, 'Part 0 of the upload is missing. Upload the file again.']);
  });

  it('saves an alternative text and a focal point, including for a file that it came with [editor.media]', async () => {
    const { client, upload, list } = await setUp();
    const { url } = await upload(other, 'one.png');
    const focus = { x: 20, y: 80 };
    const { file } = await client.call(endpoints.describeMedia, { body: { url, alt: 'A square', focus } });
    expect(file).toMatchObject({ alt: 'A square', focus });
    await client.call(endpoints.describeMedia, { body: { url, alt: '', focus: null } });
    expect((await list())[0]).toMatchObject({ alt: '' });
    expect((await list())[0]?.focus).toBeUndefined();
    const none = client.call(endpoints.describeMedia, { body: { url: '/media/none.png', alt: '' } });
    expect(await statusOf(none)).toEqual([404, 'The media library has no such file.']);
  });

  it('crops an image into a new one, and nothing else [editor.media]', async () => {
    const { client, upload, list } = await setUp();
    const { url } = await upload(photograph, 'laksa.jpg');
    await client.call(endpoints.describeMedia, { body: { url, alt: 'Laksa' } });
    const area = { left: 25, top: 0, width: 50, height: 100 };
    const { file } = await client.call(endpoints.cropMedia, { body: { url, ...area } });
    expect(file).toMatchObject({ width: 300, height: 400, alt: 'Laksa' });
    expect(await list()).toHaveLength(2);
    const svg = await upload(Buffer.from('<svg viewBox="0 0 20 10"></svg>'), 'pattern.svg');
    const refused = client.call(endpoints.cropMedia, { body: { url: svg.url, ...area } });
    expect(await statusOf(refused)).toEqual([422, expect.stringContaining('cannot be cropped')]);
    const outside = client.call(endpoints.cropMedia, { body: { url, ...area, left: 60 } });
    await expect(outside).rejects.toThrow('/api/v1/editing/media/crop: body');
  });

  it('says where a file is used, replaces it there, and deletes it only then [editor.media]', async () => {
    const { client, upload, list, dataDir } = await setUp();
    const from = await upload(photograph, 'old.jpg');
    const to = await upload(other, 'new.png');
    await client.call(endpoints.describeMedia, { body: { url: to.url, alt: 'New', focus: { x: 1, y: 2 } } });
    const { kind: _, bytes: __, name: ___, uploadedAt: ____, ...image } = from;
    const tiles = [{ type: 'hero', key: 'one', image: { ...image, alt: 'Old' }, video: { url: from.url } }];
    const summer = { params: { id: 'summer' } };
    await client.call(endpoints.saveDraft, { ...summer, body: { id: 'summer', title: 'Summer', tiles } });
    await client.call(endpoints.publishPage, { ...summer });
    await client.call(endpoints.saveDraft, { ...summer, body: { id: 'summer', title: 'Summer', tiles } });
    const uses = [{ kind: 'page', id: 'summer', title: 'Summer', isLive: true, isDraft: true }];
    expect((await client.call(endpoints.mediaUses, { query: { url: from.url } })).uses).toEqual(uses);
    const refused = client.call(endpoints.deleteMedia, { query: { url: from.url } });
    expect(await statusOf(refused)).toEqual([409, 'It is used by 1 item. Replace it there first.']);
    // The text of a page is no text of the library.
    const ofPage = { alt: 'Old', isAltOfContent: true };
    expect((await list()).find(({ url }) => url === from.url)).toMatchObject(ofPage);
    const focusOnly = { url: from.url, alt: '', focus: { x: 1, y: 2 } };
    expect((await client.call(endpoints.describeMedia, { body: focusOnly })).file).toMatchObject(ofPage);

    expect((await client.call(endpoints.replaceMedia, { body: { url: from.url, by: to.url } })).uses).toEqual(uses);
    const { page, state } = await client.call(endpoints.draft, summer);
    const [tile] = isRecord(page) && Array.isArray(page.tiles) ? page.tiles : [];
    expect(tile).toEqual({
      type: 'hero',
      key: 'one',
      image: { url: to.url, width: 200, height: 200, alt: 'New', focus: { x: 1, y: 2 }, variants: to.variants },
      video: { url: to.url },
    });
    expect([state.draftVersion, state.publishedRevision]).toEqual([3, 2]);
    expect((await client.call(endpoints.mediaUses, { query: { url: from.url } })).uses).toEqual([]);
    await client.call(endpoints.deleteMedia, { query: { url: from.url } });
    expect(existsSync(join(dataDir, from.url))).toBe(true);
    const svg = await upload(Buffer.from('<svg viewBox="0 0 20 10"></svg>'), 'pattern.svg');
    expect(await statusOf(client.call(endpoints.replaceMedia, { body: { url: to.url, by: to.url } }))).toEqual([
      422,
      'Choose another file.',
    ]);
    expect(svg.kind).toBe('image');
  });

  it('knows and replaces a file in the draft and the scheduled version of an offer [editor.media]', async () => {
    const { client, upload } = await setUp();
    const [from, to] = [await upload(photograph, 'old.jpg'), await upload(other, 'new.png')];
    const params = { kind: 'offer', id: 'spring' } as const;
    const query = { url: from.url };
    const save = (title: string, url: string) => {
      const body = {
        id: 'spring',
        title,
        dates: 'Every day',
        description: 'Two for one.',
        image: { url, width: 2, height: 2, alt: '' },
      };
      return client.call(endpoints.saveContentDraft, { params, body });
    };
    const refusal = [409, 'It is used by 1 item. Replace it there first.'];
    await save('Spring', from.url);
    const uses = [{ kind: 'offer', id: 'spring', title: 'Spring', isLive: false, isDraft: true }];
    expect((await client.call(endpoints.mediaUses, { query })).uses).toEqual(uses);
    expect(await statusOf(client.call(endpoints.deleteMedia, { query }))).toEqual(refusal);
    const publishAt = new Date(services.clock.now() + 3_600_000).toISOString();
    await client.call(endpoints.scheduleContent, { params, body: { publishAt } });
    await save('Summer', to.url);
    expect(await statusOf(client.call(endpoints.deleteMedia, { query }))).toEqual(refusal);

    await client.call(endpoints.replaceMedia, { body: { url: from.url, by: to.url } });
    expect((await client.call(endpoints.mediaUses, { query })).uses).toEqual([]);
    await save('Summer', from.url);
    await client.call(endpoints.replaceMedia, { body: { url: from.url, by: to.url } });
    const { content, state } = await client.call(endpoints.contentDraft, { params });
    expect(content).toMatchObject({ title: 'Summer', image: { url: to.url } });
    expect(state.draftVersion).toBe(4);
    expect(await statusOf(client.call(endpoints.deleteMedia, { query }))).toBe(200);
  });

  it('deletes the poster of a video only after the video, or once it has another [editor.media]', async () => {
    const { client, upload, list } = await setUp();
    const [first, second] = [await upload(other, 'first.png'), await upload(photograph, 'second.jpg')];
    const clip = await upload(readFileSync(join(video, 'wok-steam.mp4')), 'wok.mp4', first.url);
    const remove = (url: string) => client.call(endpoints.deleteMedia, { query: { url } });
    const refusal = [409, 'It is used by 1 item. Replace it there first.'];
    expect(await statusOf(remove(first.url))).toEqual(refusal);
    const uses = [{ kind: 'media', id: clip.url, title: 'wok.mp4', isLive: false, isDraft: false }];
    expect((await client.call(endpoints.mediaUses, { query: { url: first.url } })).uses).toEqual(uses);

    await client.call(endpoints.replaceMedia, { body: { url: first.url, by: second.url } });
    expect((await list()).find(({ url }) => url === clip.url)?.poster).toBe(second.url);
    expect(await statusOf(remove(first.url))).toBe(200);
    expect(await statusOf(remove(second.url))).toEqual(refusal);
    await remove(clip.url);
    expect(await statusOf(remove(second.url))).toBe(200);
  });

  it('restores a deleted video with its poster [editor.media]', async () => {
    const { client, upload, list } = await setUp();
    const poster = await upload(other, 'wok.png');
    const clip = () => upload(readFileSync(join(video, 'wok-steam.mp4')), 'wok.mp4', poster.url);
    const { url } = await clip();
    for (const each of [url, poster.url]) await client.call(endpoints.deleteMedia, { query: { url: each } });
    expect(await list()).toEqual([]);
    await clip();
    expect((await list()).map((file) => file.url).sort()).toEqual([poster.url, url].sort());
    for (const each of [url, poster.url]) await client.call(endpoints.deleteMedia, { query: { url: each } });
    await client.call(endpoints.restoreMedia, { body: { url } });
    expect((await list()).map((file) => file.url).sort()).toEqual([poster.url, url].sort());
  });

  it('lists the deleted files with the time of their removal, and restores one [editor.media]', async () => {
    const { client, upload, list } = await setUp();
    const [first, second] = [await upload(other, 'first.png'), await upload(photograph, 'second.jpg')];
    await client.call(endpoints.describeMedia, { body: { url: first.url, alt: 'A square' } });
    const deleted = async () => (await client.call(endpoints.mediaList, { query: { deleted: 'true' } })).media;
    const restore = (url: string) => client.call(endpoints.restoreMedia, { body: { url } });
    const removedAt: string[] = [];
    for (const { url } of [first, second]) {
      await client.call(endpoints.deleteMedia, { query: { url } });
      removedAt.unshift(new Date(services.clock.now() + 30 * 86_400_000).toISOString());
      services.clock.advance(1000);
    }
    expect(await deleted()).toEqual([
      { ...second, removedAt: removedAt[0] },
      { ...first, alt: 'A square', removedAt: removedAt[1] },
    ]);
    const { file } = await restore(first.url);
    expect(file).toEqual({ ...first, alt: 'A square' });
    expect(await restore(first.url)).toEqual({ file });
    expect([await list(), (await deleted()).map(({ url }) => url)]).toEqual([[file], [second.url]]);
    expect(await statusOf(restore('/media/library/0/none.png'))).toEqual([
      404,
      'The media library has no such deleted file. It may have been removed for good.',
    ]);
  });

  it('keeps a deleted file for 30 days, and longer if a page shows it again [editor.media]', async () => {
    const { client, upload, stored, list } = await setUp();
    const gone = await upload(other, 'gone.png');
    const shown = await upload(photograph, 'shown.jpg');
    for (const { url } of [gone, shown]) await client.call(endpoints.deleteMedia, { query: { url } });
    const tiles = [{ type: 'hero', key: 'one', heading: 'Hi', image: { url: shown.url, width: 1, height: 1 } }];
    const body = { id: 'summer', title: 'Summer', tiles };
    await client.call(endpoints.saveDraft, { params: { id: 'summer' }, body });
    const sweepAfter = async (days: number) => {
      services.clock.advance(days * 86_400_000);
      await (await services.start(smallData)).stop();
    };
    await sweepAfter(29);
    expect([stored(gone.url).length > 0, await list()]).toEqual([true, []]);
    await sweepAfter(1);
    expect(() => stored(gone.url)).toThrow('ENOENT');
    for (const { url } of gone.variants ?? []) expect(() => stored(url)).toThrow('ENOENT');
    expect((await list()).map(({ url }) => url)).toEqual([shown.url]);
  });

  it('replies again with the file of an upload whose reply was lost [editor.media]', async () => {
    const { client } = await setUp();
    const params = { id: randomUUID() };
    const part = { params: { ...params, part: '0' }, body: { content: other.toString('base64') } };
    await client.call(endpoints.addUploadPart, part);
    const finish = () => client.call(endpoints.finishUpload, { params, body: { name: 'one.png', parts: 1 } });
    expect(await finish()).toEqual(await finish());
  });
});
