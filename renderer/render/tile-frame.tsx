/** @jsxImportSource #eager */
import { Fragment, type ReactNode } from 'react';
import { colourSchemeOn, textColourOn, toColourToken } from '#schemas/content/tile/colour.ts';
import type { AnyTile } from '#schemas/content/tile/define-tile.ts';
import type { Placement } from '../block.ts';

/** The value of an attribute; none is written for the default. */
const unlessNone = (value: string): string | undefined => (value === 'none' ? undefined : value);

interface FrameInput {
  readonly tile: AnyTile;
  readonly placement: Placement;
  readonly hasHeading: boolean;
}

/**
 * The element around every tile: its anchor, its placement in the row, and its shape, surface and motion as data attributes
 * for the style sheet. There is no inline style, so a strict content security policy holds.
 */
export function frameTile(content: ReactNode, input: FrameInput): ReactNode {
  const { tile } = input;
  const token = tile.backgroundColor ? toColourToken(tile.backgroundColor) : 'paper';
  if (token)
    return (
      <section key={tile.key} {...attributes(input)} className="tile" data-surface={token}>
        {content}
      </section>
    );
  return (
    <Fragment key={tile.key}>
      <SurfaceStyle hex={tile.backgroundColor ?? ''} />
      <section {...attributes(input)} className={`tile ${surfaceName(tile.backgroundColor ?? '')}`}>
        {content}
      </section>
    </Fragment>
  );
}

/** Stands for a tile whose element is known. The style of its own colour is part of the document, not of the tile. */
export const frameKnownTile = ({ key, backgroundColor }: AnyTile): ReactNode =>
  !backgroundColor || toColourToken(backgroundColor) ? (
    <section key={key} id={key} />
  ) : (
    <Fragment key={key}>
      <SurfaceStyle hex={backgroundColor} />
      <section id={key} />
    </Fragment>
  );

const surfaceName = (hex: string): string => `surface-${hex.slice(1)}`;

const attributes = ({ tile, placement, hasHeading }: FrameInput) => ({
  id: tile.key,
  'aria-labelledby': hasHeading ? `${tile.key}-heading` : undefined,
  'data-tile': tile.type,
  'data-span': placement.span,
  'data-height': tile.height,
  'data-layout': unlessNone(tile.layout),
  'data-turn': tile.layout === 'domino-left' ? placement.alternation % 2 : undefined,
  'data-animation': unlessNone(tile.animationEffect),
  'data-background-animation': unlessNone(tile.backgroundAnimationEffect),
});

/** A colour of the editor's own as a class; React writes it once for all tiles that use it. The schema allows only hex digits. */
function SurfaceStyle({ hex }: { readonly hex: string }) {
  const name = surfaceName(hex);
  return (
    <style href={name} precedence="tile">
      {`.${name}{--surface:${hex};--ink:${textColourOn(hex)};--scheme:${colourSchemeOn(hex)}}`}
    </style>
  );
}
