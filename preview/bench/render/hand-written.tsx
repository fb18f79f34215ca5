import { type ComponentType, createElement, type ReactNode } from 'react';
import { blocks } from '#blocks/blocks.generated.ts';
import type { PageContext, Placement } from '#renderer/block.ts';
import type { Tile } from '#schemas/content/tile/tile.ts';
import { main, type Placed, page } from './draw-page.tsx';

const componentOf = (type: string): ComponentType<BlockInput> => Object.getOwnPropertyDescriptor(blocks, type)?.value;

interface BlockInput extends Placed {
  readonly page: PageContext;
  readonly data: object;
}

/** Draws a tile the way hand-written JSX does: its block as an element. The tiles of the reference page need no data. */
function drawBlock(tile: Tile, placement: Placement): ReactNode {
  const Block = componentOf(tile.type);
  return createElement(Block, { tile, placement, page, data: {} });
}

/** The element that a developer would write around a block by hand. */
function Section({ tile, placement, children }: Placed & { readonly children: ReactNode }) {
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
export function Rendered({ tile, placement }: Placed) {
  return (
    <Section tile={tile} placement={placement}>
      {drawBlock(tile, placement)}
    </Section>
  );
}

/** A page written in JSX by hand: the same components, each with its content in place. */
export const hardCoded = (tiles: readonly Placed[]): string =>
  main(
    tiles.map(({ tile, placement }) => (
      <Section key={tile.key} tile={tile} placement={placement}>
        {drawBlock(tile, placement)}
      </Section>
    )),
  );
