import type { MediaFile, MediaUse } from '#schemas/api/content/media-library.ts';
import type { ExamplesOf } from './call-examples.ts';
import { exampleInstant } from './example-data.ts';

const id = '3f0c1a52-6f3e-4d57-9a1c-0a6f2b7c9d10';
const url = '/media/library/9f2c64d1a07be385/summer-laksa.jpg';
const file: MediaFile = {
  url,
  kind: 'image',
  width: 3000,
  height: 2000,
  bytes: 284_113,
  name: 'Summer laksa.jpg',
  uploadedAt: exampleInstant,
  alt: 'A bowl of laksa with prawns and an egg',
  focus: { x: 40, y: 62 },
  variants: [
    { url: '/media/library/9f2c64d1a07be385/summer-laksa-480.avif', width: 480, type: 'image/avif' },
    { url: '/media/library/9f2c64d1a07be385/summer-laksa-480.webp', width: 480, type: 'image/webp' },
  ],
};
const cropped: MediaFile = {
  ...file,
  url: '/media/library/5b7d0e93c2a4f168/summer-laksa.jpg',
  width: 2000,
  focus: undefined,
};
const use: MediaUse = { kind: 'page', id: 'home', title: 'Home', isLive: true, isDraft: false };

/** Examples of the calls of the media library. */
export const mediaExamples: ExamplesOf<
  | 'mediaList'
  | 'addUploadPart'
  | 'finishUpload'
  | 'describeMedia'
  | 'cropMedia'
  | 'mediaUses'
  | 'replaceMedia'
  | 'deleteMedia'
  | 'restoreMedia'
> = {
  mediaList: {
    all: { reply: { media: [file] } },
    deleted: { query: { deleted: 'true' }, reply: { media: [{ ...file, removedAt: exampleInstant }] } },
  },
  addUploadPart: { first: { params: { id, part: '0' }, body: { content: '/9j/4AAQSkZJRg==' }, reply: { bytes: 10 } } },
  finishUpload: { image: { params: { id }, body: { name: 'Summer laksa.jpg', parts: 1 }, reply: { file } } },
  describeMedia: {
    image: { body: { url, alt: 'A bowl of laksa with prawns and an egg', focus: file.focus }, reply: { file } },
  },
  cropMedia: { square: { body: { url, left: 10, top: 0, width: 66.6, height: 100 }, reply: { file: cropped } } },
  mediaUses: { image: { query: { url }, reply: { uses: [use] } } },
  replaceMedia: { image: { body: { url, by: cropped.url }, reply: { uses: [use] } } },
  deleteMedia: { image: { query: { url }, reply: { url } } },
  restoreMedia: { image: { body: { url }, reply: { file } } },
};
