import { z } from 'zod';
import { formTypes } from '#schemas/forms/form-types.generated.ts';
import { choice, optional, optionalText } from '../field/field.ts';
import { withReading } from '../field/repair/readings.ts';
import { videoSchema } from '../media/media.ts';
import { colour, colourTokens } from './colour.ts';

/** Minimum heights as fractions of the viewport height. `auto` is the height of the content. */
export const tileHeights = ['auto', 'full', 'two-thirds', 'half', 'one-third'] as const;
/** Fractions of the row's width, from 768 px up. */
export const tileWidths = ['full', 'two-thirds', 'half', 'third'] as const;
export const tileLayouts = ['none', 'headstone', 'domino-left', 'rounded-corners'] as const;
/** How a tile's content animates when it scrolls into view. */
export const animationEffects = ['none', 'fade', 'rise', 'settle', 'slide-left', 'slide-right'] as const;
/** What moves behind the content once the tile is in view. */
export const backgroundAnimationEffects = ['none', 'drift', 'weave', 'sway'] as const;

const anchor = /^[A-Za-z][\w-]{0,63}$/;

/** “12 tapas” is `tile-12-tapas`. */
function readKey(raw: unknown): string | undefined {
  const words = typeof raw === 'string' || typeof raw === 'number' ? String(raw).match(/[A-Za-z0-9_-]+/g) : null;
  const key = words?.join('-');
  return key && (/^[A-Za-z]/.test(key) ? key : `tile-${key}`).slice(0, 64);
}

/** “PRIMARY” is the token `primary`. */
const readColour = (raw: unknown): string | undefined =>
  typeof raw === 'string' ? colourTokens.find((token) => token === raw.trim().toLowerCase()) : undefined;

/** The fields that all tile types share. */
export const tileFields = {
  key: withReading(
    z
      .string()
      .regex(anchor, 'must start with a letter and have at most 64 letters, digits, hyphens and underscores')
      .meta({ title: 'Key', description: 'The tile’s permanent name on its page. Links to the tile end with #key.' }),
    { read: readKey },
  ),
  tileId: withReading(optionalText('Tile id', 'The content service’s id of this tile.', 100), { cosmetic: true }),
  height: choice(
    'Height',
    'The minimum height, as a fraction of the screen. Longer content makes the tile taller.',
    tileHeights,
  ),
  width: choice(
    'Width',
    'The fraction of the row on wide screens. Phones always show tiles at full width.',
    tileWidths,
  ),
  layout: choice('Layout', 'The shape of the tile.', tileLayouts),
  backgroundColor: withReading(optional(colour), { read: readColour, cosmetic: true }),
  animationEffect: choice(
    'Animation',
    'How the content appears. Nothing moves for visitors who prefer reduced motion.',
    animationEffects,
  ),
  backgroundAnimationEffect: choice(
    'Background animation',
    'What moves behind the content.',
    backgroundAnimationEffects,
  ),
  formType: optional(
    z.enum(formTypes).meta({ title: 'Form', description: 'Which of the site’s forms visitors fill in here.' }),
  ),
  videoMobile: optional(videoSchema).meta({
    title: 'Video for phones',
    description: 'Plays without sound on screens narrower than 768 px. If empty, the video for wide screens is used.',
  }),
  videoDesktop: optional(videoSchema).meta({
    title: 'Video for wide screens',
    description: 'Plays without sound on screens of 768 px or wider. If empty, the video for phones is used.',
  }),
};

export type TileWidth = (typeof tileWidths)[number];
export type TileLayout = (typeof tileLayouts)[number];
