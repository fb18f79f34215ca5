import type { z } from 'zod';
import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { findByName } from '../mapping.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A rich text that shows nothing. */
const emptyBody = '<p></p>';

/** A tile with what its schema requires and an API often leaves out: the text below a heading, the poster of a video. */
export function completeTile(schema: z.ZodObject, tile: Fields): Fields {
  const hasBody = Object.hasOwn(schema.shape, 'body');
  const needsBody = hasBody && isBlank(tile.body) && !isBlank(tile.heading);
  const videos = (['videoDesktop', 'videoMobile'] as const).flatMap((name) =>
    isBlank(tile[name]) ? [] : [[name, completeVideo(tile[name], tile)] as const],
  );
  const rest = videos.length > 0 ? withoutPosters(schema, tile) : tile;
  return { ...rest, ...(needsBody && { body: emptyBody }), ...Object.fromEntries(videos) };
}

/** A tile without the posters that its videos have now, which are not fields of its own. */
const withoutPosters = (schema: z.ZodObject, tile: Fields): Fields =>
  Object.fromEntries(
    Object.entries(tile).filter(
      ([name]) => Object.hasOwn(schema.shape, name) || findByName({ [name]: 1 }, posterNames) === undefined,
    ),
  );

/** A video, or its address alone, with the poster and the label that its tile has. */
function completeVideo(stated: unknown, tile: Fields): unknown {
  const video = typeof stated === 'string' ? { url: stated } : stated;
  if (!isRecord(video)) return stated;
  const poster = isBlank(video.poster) ? findByName(tile, posterNames) : video.poster;
  const label = isBlank(video.label) ? findByName(tile, ['heading', 'title', 'name']) : video.label;
  return {
    ...video,
    // A copy, because the repair of a value cannot repair one object in two places.
    ...(poster !== undefined && { poster: isRecord(poster) ? { ...poster } : poster }),
    ...(label !== undefined && { label }),
  };
}

const posterNames = ['poster', 'posterImage', 'videoPoster', 'image'] as const;
