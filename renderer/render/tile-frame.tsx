/** @jsxImportSource #eager */
import { Fragment, type ReactNode } from 'react';
import { inkOn, schemeOn, tokenOf } from '#schemas/content/tile/colour.ts';
import type { Tile } from '#schemas/content/tile/tile.ts';
import type { Placement } from '../block.ts';
import { hasHeading } from '../layout/place-tiles.ts';

/** What an attribute is set to when it says something; nothing is written for the usual case. */
const said = (value: string): string | undefined => (value === 'none' ? undefined : value);

/**
 * The element around every tile: its anchor, its place in the row, and its shape, surface and motion as data
 * attributes that the style sheet knows. There is no inline style, so a strict content security policy holds.
 * React tells tiles apart by their key.
 */
export function frameTile(tile: Tile, placement: Placement, content: ReactNode): ReactNode {
  const token = tile.backgroundColor ? tokenOf(tile.backgroundColor) : 'paper';
  if (token)
    return (
      <section key={tile.key} {...attributes(tile, placement)} className="tile" data-surface={token}>
        {content}
      </section>
    );
  const surface = `surface-${tile.backgroundColor?.slice(1)}`;
  return (
    <Fragment key={tile.key}>
      <SurfaceStyle name={surface} hex={tile.backgroundColor ?? ''} />
      <section {...attributes(tile, placement)} className={`tile ${surface}`}>
        {content}
      </section>
    </Fragment>
  );
}

const attributes = (tile: Tile, placement: Placement) => ({
  id: tile.key,
  'aria-labelledby': hasHeading(tile) ? `${tile.key}-heading` : undefined,
  'data-tile': tile.type,
  'data-span': placement.span,
  'data-height': tile.height,
  'data-layout': said(tile.layout),
  'data-turn': tile.layout === 'domino-left' ? placement.alternation % 2 : undefined,
  'data-animation': said(tile.animationEffect),
  'data-background-animation': said(tile.backgroundAnimationEffect),
});

/** A colour of the editor's own as a class; React writes it once however many tiles use it. The schema lets only hex digits through. */
function SurfaceStyle({ name, hex }: { readonly name: string; readonly hex: string }) {
  return (
    <style href={name} precedence="tile">
      {`.${name}{--surface:${hex};--ink:${inkOn(hex)};--scheme:${schemeOn(hex)}}`}
    </style>
  );
}
