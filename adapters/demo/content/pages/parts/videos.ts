import { demoImage } from '#adapters/demo/content/demo-image.ts';

const video = (id: string, label: string, poster: string) => ({
  url: `/media/film/${id}.mp4`,
  label,
  poster: demoImage(`/media/film/${id}.svg`, poster),
});

/** Landscape format, six seconds. */
export const wokVideo = video(
  'wok-steam',
  'Noodles turning in a wok',
  'A wok of noodles on the flame, seen from above',
);

/** Portrait format, six seconds. */
export const brothVideo = video(
  'broth-pour',
  'Broth poured over noodles',
  'A bowl of noodles before the broth is poured',
);
