import { demoPicture } from '#adapters/demo/content/demo-picture.ts';

const film = (id: string, label: string, poster: string) => ({
  url: `/media/film/${id}.mp4`,
  label,
  poster: demoPicture(`/media/film/${id}.svg`, poster),
});

/** Wide, six seconds. */
export const wokFilm = film(
  'wok-steam',
  'Noodles turning in a wok',
  'A wok of noodles on the flame, seen from above',
);

/** Upright, six seconds. */
export const brothFilm = film(
  'broth-pour',
  'Broth poured over noodles',
  'A bowl of noodles before the broth is poured',
);
