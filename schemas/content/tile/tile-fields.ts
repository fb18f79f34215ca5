import { z } from 'zod';
import { formTypes } from '#schemas/forms/form-types.generated.ts';
import { choice, optional, optionalText } from '../field/field.ts';
import { video } from '../media/media.ts';
import { colour } from './colour.ts';

/** Shares of the viewport's height. `auto` is the content's own height. */
export const tileHeights = ['auto', 'full', 'two-thirds', 'half', 'one-third'] as const;
/** Shares of the row, from 768 px up. */
export const tileWidths = ['full', 'two-thirds', 'half', 'third'] as const;
export const tileLayouts = ['none', 'headstone', 'domino-left', 'rounded-corners'] as const;
/** How a tile's content comes in when it scrolls into view. */
export const animationEffects = ['none', 'fade', 'rise', 'settle', 'slide-left', 'slide-right'] as const;
/** What moves behind the content once the tile is in view. */
export const backgroundAnimationEffects = ['none', 'drift', 'weave', 'sway'] as const;

const anchor = /^[A-Za-z][\w-]{0,63}$/;

/** What every tile may carry, whatever its type. */
export const tileFields = {
  key: z
    .string()
    .regex(anchor, 'must begin with a letter and hold only letters, digits, hyphens and underscores, at most 64')
    .meta({ title: 'Key', description: 'The tile’s lasting name on its page; links reach it as #key.' }),
  tileId: optionalText('Tile id', 'The content service’s own id of this tile.', 100),
  height: choice(
    'Height',
    'The least height, as a share of the screen. Content may make the tile taller.',
    tileHeights,
  ),
  width: choice('Width', 'The share of the row on wide screens; phones always show tiles at full width.', tileWidths),
  layout: choice('Layout', 'The shape of the tile.', tileLayouts),
  backgroundColor: optional(colour),
  animationEffect: choice(
    'Animation',
    'How the content comes in; nothing moves for visitors who ask for less motion.',
    animationEffects,
  ),
  backgroundAnimationEffect: choice(
    'Background animation',
    'What moves behind the content.',
    backgroundAnimationEffects,
  ),
  formType: optional(z.enum(formTypes).meta({ title: 'Form', description: 'The form that this tile shows.' })),
  videoMobile: optional(video).meta({
    title: 'Video for phones',
    description: 'Plays without sound on screens narrower than 768 px; without it, the video for wide screens does.',
  }),
  videoDesktop: optional(video).meta({
    title: 'Video for wide screens',
    description: 'Plays without sound from 768 px up; without it, the video for phones does.',
  }),
};

export type TileHeight = (typeof tileHeights)[number];
export type TileWidth = (typeof tileWidths)[number];
export type TileLayout = (typeof tileLayouts)[number];
export type FormType = (typeof formTypes)[number];
