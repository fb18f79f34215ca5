import { describe, expect, it } from 'vitest';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { findTileType } from './find-tile-type.ts';

describe('a tile type', () => {
  it('is found by its name [tile.validate]', () => {
    for (const definition of Object.values(tiles)) expect(findTileType(definition.type)).toBe(definition);
  });

  it.each(['', 'heroo', 'constructor', 'toString', '__proto__'])('is not found by %j [tile.unknown]', (name) => {
    expect(findTileType(name)).toBeUndefined();
  });
});
