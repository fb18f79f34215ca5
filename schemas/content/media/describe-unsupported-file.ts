const formats = {
  image: 'a JPEG, PNG, WebP, AVIF, GIF or SVG image',
  video: 'an MP4 or WebM video',
} as const;

type MediaKind = keyof typeof formats;

/** Images and videos that browsers cannot show. */
const otherMedia = /\.(heic|heif|tiff?|bmp|psd|mov|avi|mkv|wmv)$/i;

/** Says that a file is not an image or video in a format that the site can show; or not of one kind, if only that kind is accepted. */
export function describeUnsupportedFile(name: string, kind?: MediaKind): string {
  const advice = `Choose ${kind === undefined ? `${formats.image}, or ${formats.video}` : formats[kind]}.`;
  if (otherMedia.test(name)) return `${name} has a format that browsers cannot show. ${advice}`;
  return `${name} is not ${{ image: 'an image', video: 'a video', both: 'an image or a video' }[kind ?? 'both']}. ${advice}`;
}
