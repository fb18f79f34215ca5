import type { BlockProps } from '#renderer/block.ts';

export function Text({ tile, place }: BlockProps<'text'>) {
  return <p>{tile.heading}{place.turn}</p>;
}
