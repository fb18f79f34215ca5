import { z } from 'zod';
import { mediaFocus, mediaVariant } from '#schemas/content/media/media.ts';
import { defineEndpoint } from '../endpoint.ts';

const count = z.int().min(0);
const mediaAddress = z
  .string()
  .max(2048)
  .regex(/^\/media\//, 'must begin with /media/');

/** An image or video of the media library. Sizes are in pixels. */
const mediaFile = z.object({
  url: z.string(),
  kind: z.enum(['image', 'video']),
  width: count,
  height: count,
  bytes: count,
  /** The file’s name when it was uploaded; undefined for files that the service came with. */
  name: z.string().optional(),
  uploadedAt: z.iso.datetime().optional(),
  /** The alternative text: that of the library, else that of content that uses the file. */
  alt: z.string().optional(),
  /** Whether the alternative text is that of content, because the library has none. */
  isAltOfContent: z.literal(true).optional(),
  focus: mediaFocus.optional(),
  /** The same image in other sizes and formats. */
  variants: z.array(mediaVariant).optional(),
  /** The poster image of a video, if there is one. */
  poster: z.string().optional(),
  /** When a deleted file is removed for good, at the earliest; undefined for files that are not deleted. */
  removedAt: z.iso.datetime().optional(),
});
export type MediaFile = z.output<typeof mediaFile>;

/** Content that shows a file, or a video (`media`) of which it is the poster. The id of a video is its URL. */
const mediaUse = z.object({
  kind: z.enum(['page', 'restaurants', 'menu', 'offer', 'settings', 'social', 'job', 'media']),
  id: z.string(),
  title: z.string().optional(),
  isLive: z.boolean(),
  isDraft: z.boolean(),
});
export type MediaUse = z.output<typeof mediaUse>;

/** Uploads are sent in parts of this many bytes, so that each is a small request and a lost one is sent again. */
export const uploadPartBytes = 1_000_000;
export const maxImageBytes = 25_000_000;
export const maxVideoBytes = 40_000_000;

const upload = z.object({ id: z.uuid() });
const address = z.object({ url: mediaAddress });
const fileReply = z.object({ file: mediaFile });
const percent = z.number().min(0).max(100);

/** Endpoints of the media library. */
export const mediaLibraryEndpoints = {
  mediaList: defineEndpoint({
    name: 'mediaList',
    summary: 'Lists the images and videos that content can show, or the deleted ones, which can be restored.',
    method: 'GET',
    path: '/api/v1/editing/media',
    access: 'editor',
    query: z.object({
      deleted: z.literal('true').meta({ title: 'Deleted', description: 'Lists the deleted files.' }).optional(),
    }),
    reply: z.object({ media: z.array(mediaFile) }),
  }),
  addUploadPart: defineEndpoint({
    name: 'addUploadPart',
    summary: 'Stores a part of an upload. A part can be sent again.',
    method: 'PUT',
    path: '/api/v1/editing/media/upload/{id}/{part}',
    access: 'editor',
    params: upload.extend({ part: z.string().regex(/^\d{1,3}$/, 'must be a number up to 999') }),
    body: z.object({
      content: z
        .string()
        .max(Math.ceil(uploadPartBytes / 3) * 4)
        .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'must be base64'),
    }),
    reply: z.object({ bytes: count }),
  }),
  finishUpload: defineEndpoint({
    name: 'finishUpload',
    summary: 'Adds an upload to the media library. Images are resized and converted. A file that is there is returned.',
    method: 'POST',
    path: '/api/v1/editing/media/upload/{id}',
    access: 'editor',
    params: upload,
    body: z.object({
      name: z.string().trim().min(1).max(200),
      parts: z.int().min(1).max(1000),
      poster: mediaAddress.optional(),
    }),
    reply: fileReply,
  }),
  describeMedia: defineEndpoint({
    name: 'describeMedia',
    summary: 'Saves the alternative text and the focal point of a file.',
    method: 'PUT',
    path: '/api/v1/editing/media/description',
    access: 'editor',
    body: address.extend({ alt: z.string().trim().max(300), focus: mediaFocus.nullish() }),
    reply: fileReply,
  }),
  cropMedia: defineEndpoint({
    name: 'cropMedia',
    summary: 'Adds a part of an uploaded image, in percent of its width and height, as a new image.',
    method: 'POST',
    path: '/api/v1/editing/media/crop',
    access: 'editor',
    body: address
      .extend({ left: percent, top: percent, width: percent.min(1), height: percent.min(1) })
      .refine(({ left, top, width, height }) => left + width <= 100.01 && top + height <= 100.01, {
        error: 'must be within the image',
      }),
    reply: fileReply,
  }),
  mediaUses: defineEndpoint({
    name: 'mediaUses',
    summary: 'Lists the content that shows a file, and the videos of which it is the poster.',
    method: 'GET',
    path: '/api/v1/editing/media/uses',
    access: 'editor',
    query: address,
    reply: z.object({ uses: z.array(mediaUse) }),
  }),
  replaceMedia: defineEndpoint({
    name: 'replaceMedia',
    summary: 'Shows another file wherever content shows this one, in drafts and live. Each live item gets a revision.',
    method: 'POST',
    path: '/api/v1/editing/media/replacement',
    access: 'editor',
    body: address.extend({ by: mediaAddress }),
    reply: z.object({ uses: z.array(mediaUse) }),
  }),
  deleteMedia: defineEndpoint({
    name: 'deleteMedia',
    summary:
      'Deletes an uploaded file. It is rejected with 409 while content shows the file or a video has it as its poster.',
    method: 'DELETE',
    path: '/api/v1/editing/media',
    access: 'editor',
    query: address,
    reply: z.object({ url: z.string() }),
  }),
  restoreMedia: defineEndpoint({
    name: 'restoreMedia',
    summary: 'Restores a deleted file, with the poster of a video. A file that is not deleted stays as it is.',
    method: 'POST',
    path: '/api/v1/editing/media/restore',
    access: 'editor',
    body: address,
    reply: fileReply,
  }),
};
