import { z } from 'zod';
import { number, optional, requiredList, text } from '../field/field.ts';
import { withReading } from '../field/repair/readings.ts';
import { isSafeHref } from '../link/href.ts';

const mediaUrls = new WeakSet<z.ZodType>();

/** Whether a field is the address of an image or video. */
export const isMediaUrl = (schema: z.ZodType): boolean => mediaUrls.has(schema);

function mediaUrl(description: string) {
  const schema = z
    .string()
    .trim()
    .max(2048)
    .refine(
      (url) => isSafeHref(url) && /^(\/|https?:)/.test(url),
      'must be a path such as /media/satay.svg or an https address',
    )
    .meta({ title: 'Address', description, format: 'uri-reference' });
  mediaUrls.add(schema);
  return schema;
}

/** One size of an image, for `srcset`. */
export const mediaVariant = z
  .object({
    url: mediaUrl('Where this size of the picture is.'),
    width: number('Width', 'Width of this size in pixels.', { min: 1, max: 10_000, whole: true }),
    type: z.enum(['image/avif', 'image/webp', 'image/jpeg', 'image/png', 'image/svg+xml']).meta({
      title: 'Format',
      description: 'The image type of this file, such as image/webp.',
    }),
  })
  .meta({ title: 'Size', description: 'One size of a picture.' });

/** The point of an image that stays visible when a block crops it, in percent of its width and height. */
export const mediaFocus = z
  .object({
    x: number('From the left', 'In percent of the width.', { min: 0, max: 100 }),
    y: number('From the top', 'In percent of the height.', { min: 0, max: 100 }),
  })
  .meta({ title: 'Focal point', description: 'The point that stays visible when the picture is cropped.' });

/** The size of an image that does not state its own: its space is then reserved in a common shape. */
const unknownSize = { width: 1600, height: 1200 };

/** An image address alone is an image without alternative text. */
const readMedia = (raw: unknown): unknown =>
  typeof raw === 'string' && raw.trim() !== '' ? { url: raw, ...unknownSize } : undefined;

/** An image. Width and height are required, so that the browser can reserve its space while it loads. */
const mediaFields = z
  .object({
    url: mediaUrl('Where the picture is.'),
    alt: z
      .string()
      .trim()
      .max(300)
      .nullish()
      .transform((value) => value ?? '')
      .meta({
        title: 'Alternative text',
        description: 'What the picture shows, for people who cannot see it. Leave empty if the picture is decorative.',
      }),
    width: withReading(number('Width', 'Natural width in pixels.', { min: 1, max: 20_000, whole: true }), {
      fallback: unknownSize.width,
    }),
    height: withReading(number('Height', 'Natural height in pixels.', { min: 1, max: 20_000, whole: true }), {
      fallback: unknownSize.height,
    }),
    focus: optional(withReading(mediaFocus, { cosmetic: true })),
    variants: optional(requiredList('Sizes', 'The same picture in other sizes and formats.', mediaVariant, 1, 24)),
  })
  .meta({ title: 'Picture', description: 'A picture and what it shows.' });

export const media = withReading(mediaFields, { read: readMedia, cosmetic: true });

/** The label of a video that has none. */
const unknownLabel = 'Video';

/** The address of a video alone. */
const readVideo = (raw: unknown): unknown =>
  typeof raw === 'string' && raw.trim() !== '' ? { url: raw, label: unknownLabel } : undefined;

/** A video for one kind of viewport, with the poster image shown until it plays. */
export const videoSchema = withReading(
  z
    .object({
      url: mediaUrl('Where the video is (mp4 or webm).'),
      poster: optional(media),
      label: withReading(text('Label', 'What the video shows, in a few words. Screen readers read it.', 160), {
        fallback: unknownLabel,
      }),
    })
    .meta({ title: 'Video', description: 'A video that plays without sound.' }),
  { read: readVideo, cosmetic: true },
);

export type Media = z.output<typeof media>;
export type MediaFocus = z.output<typeof mediaFocus>;
export type MediaVariant = z.output<typeof mediaVariant>;
export type Video = z.output<typeof videoSchema>;
