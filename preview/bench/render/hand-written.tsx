import { type ComponentType, createElement, type ReactNode } from 'react';
import { blocks } from '#blocks/blocks.generated.ts';
import type { Placement } from '#renderer/block.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { Tile } from '#schemas/content/tile/tile.ts';
import { main, type PlacedReferenceTile, page } from './render-reference-page.tsx';

const componentOf = (type: string): ComponentType<BlockInput> => Object.getOwnPropertyDescriptor(blocks, type)?.value;

interface BlockInput extends PlacedReferenceTile {
  readonly page: PageContext;
  readonly data: object;
}

/** Renders a tile like hand-written JSX does: its block as an element. The tiles of the reference page need no data. */
function renderBlock(tile: Tile, placement: Placement): ReactNode {
  const Block = componentOf(tile.type);
  return createElement(Block, { tile, placement, page, data: {} });
}

/** The section that a developer would write around a block by hand. */
function Section({ tile, placement, children }: PlacedReferenceTile & { readonly children: ReactNode }) {
  return (
    <section
      id={tile.key}
      className="tile"
      aria-labelledby={'heading' in tile && tile.heading ? `${tile.key}-heading` : undefined}
      data-tile={tile.type}
      data-span={placement.span}
      data-height={tile.height}
      data-surface={tile.backgroundColor ?? 'paper'}
    >
      {children}
    </section>
  );
}

/** A tile in its section. */
export function Rendered({ tile, placement }: PlacedReferenceTile) {
  return (
    <Section tile={tile} placement={placement}>
      {renderBlock(tile, placement)}
    </Section>
  );
}

/** A page written in JSX by hand: the same components, each with its content inline. */
export const hardCoded = (tiles: readonly PlacedReferenceTile[]): string =>
  main(
    tiles.map(({ tile, placement }) => (
      <Section key={tile.key} tile={tile} placement={placement}>
        {renderBlock(tile, placement)}
      </Section>
    )),
  );
