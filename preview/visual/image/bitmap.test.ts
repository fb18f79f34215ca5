import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bitmap } from './bitmap.ts';
import { compareBitmaps } from './compare-bitmaps.ts';
import { readPng } from './read-png.ts';
import { writePng } from './write-png.ts';

/** Colours from a seed: the more colours, the fewer bits of each can be stored. */
const createBitmap = (width: number, height: number, colour: (at: number) => number): Bitmap => ({
  width,
  height,
  bits: 8,
  pixels: Uint8Array.from({ length: width * height * 3 }, (_, at) => colour(at)),
});

const noisy = (width: number, height: number, seed: number): Bitmap =>
  createBitmap(width, height, (at) => (Math.imul(at + seed, 2654435761) >>> 13) % 256);

const sizes = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), fc.nat());

describe('a stored image', () => {
  it('keeps every bit of few colours', () => {
    const bitmap = createBitmap(20, 12, (at) => (at % 7) * 31);
    expect(readPng(writePng(bitmap))).toEqual(bitmap);
  });

  it('is equal to its original, however many colours there are', () => {
    fc.assert(
      fc.property(sizes, ([width, height, seed]) => {
        const bitmap = noisy(width, height, seed);
        expect(compareBitmaps(readPng(writePng(bitmap)), bitmap)).toBeUndefined();
      }),
    );
  });

  it('is refused if it is not a PNG', () => {
    expect(() => readPng(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toThrow('not an 8-bit PNG');
  });
});

describe('a comparison', () => {
  it.each([
    ['few colours', 9, createBitmap(30, 30, (at) => (at % 5) * 40)],
    ['many colours', 17, noisy(60, 60, 7)],
  ])('finds one pixel among %s that is off by %i of 256', (_, off, bitmap) => {
    const approved = readPng(writePng(bitmap));
    const pixels = Uint8Array.from(bitmap.pixels);
    const before = approved.pixels[100] ?? 0;
    pixels[100] = before > 128 ? before - off : before + off;
    const found = compareBitmaps(approved, { ...bitmap, pixels });
    expect(found?.pixels).toBe(1);
    expect([...(found?.diff.pixels.subarray(99, 102) ?? [])]).toEqual([214, 0, 46]);
  });

  it('tolerates small variations of anti-aliasing', () => {
    const bitmap = createBitmap(30, 30, (at) => (at % 5) * 40);
    const approved = readPng(writePng(bitmap));
    expect(compareBitmaps(approved, { ...bitmap, pixels: bitmap.pixels.map((value) => value + 8) })).toBeUndefined();
  });

  it('counts the pixels of rows that only one image has', () => {
    const [lower, taller] = [createBitmap(10, 10, () => 0), createBitmap(10, 12, () => 0)];
    expect(compareBitmaps(lower, taller)).toMatchObject({ pixels: 20, taller: 2 });
    expect(compareBitmaps(taller, lower)).toMatchObject({ pixels: 20, taller: -2 });
  });

  it('counts all pixels if the width differs', () => {
    expect(
      compareBitmaps(
        createBitmap(10, 10, () => 0),
        createBitmap(9, 10, () => 0),
      )?.pixels,
    ).toBe(100);
  });

  it('marks only the pixel that differs if the image grew above it', () => {
    const row = (value: number) => new Uint8Array(30).fill(value);
    const stack = (...rows: readonly Uint8Array[]): Bitmap => ({
      width: 10,
      height: rows.length,
      bits: 8,
      pixels: Uint8Array.from(rows.flatMap((each) => [...each])),
    });
    const changed = row(90);
    changed.set([255, 255, 255]);
    const before = stack(row(10), row(50), row(90));
    const found = compareBitmaps(before, stack(row(10), row(200), row(50), changed));
    expect(found).toMatchObject({ pixels: 11, taller: 1 });
    const isRed = (at: number): boolean =>
      [214, 0, 46].every((value, channel) => found?.diff.pixels[at * 3 + channel] === value);
    expect(Array.from({ length: 40 }, (_, at) => at).filter(isRed)).toEqual([30]);
  });
});
