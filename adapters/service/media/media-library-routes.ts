import { mediaLibraryEndpoints } from '#schemas/api/content/media-library.ts';
import { writeAndNotify } from '../content/routes/write-and-notify.ts';
import { HttpError } from '../http/response.ts';
import { route } from '../http/route.ts';
import { getTimestamp, type Service } from '../service.ts';
import { addMedia } from './library/add-media.ts';
import { addMediaFile } from './library/add-media-file.ts';
import { findMedia, listDeletedMedia, listMedia } from './library/list-media.ts';
import { readFileRow, restoreFileRow, saveDescription, setDeleted } from './library/media-rows.ts';
import { listMediaUses } from './library/media-uses.ts';
import { findResult, joinParts, savePart, saveResult } from './library/receive-upload.ts';
import { replaceMedia } from './library/replace-media.ts';
import { storedNameOf } from './library/stored-name.ts';

async function readFile(service: Service, url: string) {
  const file = await findMedia(service, url);
  if (!file) throw new HttpError(404, 'The media library has no such file.');
  return file;
}

async function readUploadedFile({ database }: Service, url: string) {
  const row = await readFileRow(database, url);
  if (!row) throw new HttpError(404, 'The media library has no such uploaded file.');
  return row;
}

export const mediaLibraryRoutes = {
  mediaList: route(mediaLibraryEndpoints.mediaList, async ({ query, reply }, service) =>
    reply({ media: query.deleted ? await listDeletedMedia(service.database) : await listMedia(service) }),
  ),
  addUploadPart: route(mediaLibraryEndpoints.addUploadPart, async ({ params, body, reply }, { uploadParts }) => {
    const bytes = Buffer.from(body.content, 'base64');
    await savePart(uploadParts, params.id, Number(params.part), bytes);
    return reply({ bytes: bytes.length });
  }),
  finishUpload: route(mediaLibraryEndpoints.finishUpload, async ({ params, body, reply }, service) => {
    const { uploadParts } = service;
    const finished = await findResult(uploadParts, params.id);
    if (finished !== undefined) return reply({ file: await readFile(service, finished) });
    const bytes = await joinParts(uploadParts, params.id, body.parts);
    const file = await addMediaFile(service, { name: body.name, bytes, poster: body.poster });
    await saveResult(uploadParts, params.id, body.parts, file.url);
    return reply({ file });
  }),
  describeMedia: route(mediaLibraryEndpoints.describeMedia, async ({ body, reply }, service) => {
    const { url, alt, focus } = body;
    await readFile(service, url);
    await saveDescription(service.database, { url, alt, focus: focus ?? undefined });
    return reply({ file: await readFile(service, url) });
  }),
  cropMedia: route(mediaLibraryEndpoints.cropMedia, async ({ body, reply }, service) => {
    const { url, ...area } = body;
    const { name, source } = await readUploadedFile(service, url);
    const bytes = source === '' ? undefined : await service.mediaStore.read(storedNameOf(source));
    if (!bytes) throw new HttpError(422, 'SVG images, animations and videos cannot be cropped.');
    const { alt = '' } = await readFile(service, url);
    const { row } = await addMedia(service, { name, bytes, area });
    if (alt !== '') await saveDescription(service.database, { url: row.url, alt, focus: undefined });
    return reply({ file: await readFile(service, row.url) });
  }),
  mediaUses: route(mediaLibraryEndpoints.mediaUses, async ({ query, reply }, { database }) =>
    reply({ uses: await listMediaUses(database, query.url) }),
  ),
  replaceMedia: route(mediaLibraryEndpoints.replaceMedia, async ({ body, reply }, service) => {
    const from = await readFile(service, body.url);
    const to = await readFile(service, body.by);
    if (from.kind !== to.kind) throw new HttpError(422, 'An image cannot replace a video, nor a video an image.');
    if (from.url === to.url) throw new HttpError(422, 'Choose another file.');
    const poster = to.poster === undefined ? undefined : await findMedia(service, to.poster);
    const uses = await writeAndNotify(service, (connection) =>
      replaceMedia(connection, { from, to, poster }, getTimestamp(service)),
    );
    return reply({ uses });
  }),
  deleteMedia: route(mediaLibraryEndpoints.deleteMedia, async ({ query, reply }, service) => {
    const row = await readUploadedFile(service, query.url);
    await writeAndNotify(service, async (connection) => {
      const uses = await listMediaUses(connection, query.url);
      if (uses.length > 0)
        throw new HttpError(
          409,
          `It is used by ${uses.length === 1 ? '1 item' : `${uses.length} items`}. Replace it there first.`,
          uses.slice(0, 50).map(({ kind, id, title }) => ({ path: `${kind}/${id}`, message: title ?? id })),
        );
      await setDeleted(connection, row.url, getTimestamp(service));
    });
    return reply({ url: query.url });
  }),
  restoreMedia: route(mediaLibraryEndpoints.restoreMedia, async ({ body, reply }, service) => {
    if (!(await restoreFileRow(service.database, body.url)))
      throw new HttpError(404, 'The media library has no such deleted file. It may have been removed for good.');
    return reply({ file: await readFile(service, body.url) });
  }),
};
