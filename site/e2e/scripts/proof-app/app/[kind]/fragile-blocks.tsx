/** @jsxImportSource #eager */

import type { Blocks } from '#blocks/_shared/block.ts';
import { Island } from '#blocks/_shared/islands/island.tsx';
import { blocks } from '#blocks/blocks.generated.ts';
import { Throws, ThrowsLater } from './throws.client.tsx';

const Boom = () => {
  throw new Error('thrown deep inside a block');
};

/** Blocks of which one throws for the tile with the key `boom`: by itself, through a component, or in its island. */
export const fragile = (kind: string): Blocks => ({
  ...blocks,
  text: (props) =>
    props.tile.key === 'boom' ? (
      <div>
        <Boom />
      </div>
    ) : (
      blocks.text(props)
    ),
  carousel: (props) => (props.tile.key === 'boom' ? <IslandWith kind={kind} {...props} /> : blocks.carousel(props)),
});

const placeOf = (kind: string) => (kind === 'island-server' ? 'server' : 'browser');

function IslandWith({ kind, ...props }: { readonly kind: string } & Parameters<Blocks['carousel']>[0]) {
  return (
    <Island
      name="carousel"
      props={{
        label: props.tile.key,
        slides: [kind === 'island-later' ? <ThrowsLater key="x" /> : <Throws key="x" where={placeOf(kind)} />],
        arrows: true,
        dots: false,
      }}
    />
  );
}
