import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { repairValue } from '../field/repair/repair-value.ts';
import { tileFields } from './tile-fields.ts';

const { key, backgroundColor } = tileFields;

describe('the key of a tile', () => {
  it.each([
    ['opening-hours', 'opening-hours'],
    ['12 tapas', 'tile-12-tapas'],
    [12, 'tile-12'],
    ['Our food & drinks', 'Our-food-drinks'],
    ['x'.repeat(65), 'x'.repeat(64)],
  ])('is read from %j as %s [upstream.entries] [tile.identity]', (raw, expected) => {
    expect(repairValue(z.object({ key }), { key: raw })).toMatchObject({ ok: true, value: { key: expected } });
  });

  it.each(['', '&', true, null])('cannot be read from %j [upstream.entries]', (raw) => {
    expect(repairValue(z.object({ key }), { key: raw }).ok).toBe(false);
  });
});

it.each([
  ['PRIMARY', 'primary'],
  [' accent ', 'accent'],
  ['#0F3', '#0f3'],
  ['red', undefined],
  [7, undefined],
])('the background %j of a tile is read as %s [upstream.entries] [tile.background]', (raw, expected) => {
  const read = repairValue(z.object({ backgroundColor }), { backgroundColor: raw });
  expect(read).toMatchObject({ ok: true });
  expect(read.ok && read.value).toEqual(expected === undefined ? {} : { backgroundColor: expected });
});
