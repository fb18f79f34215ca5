import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePictures } from './compare-pictures.ts';
import type { Picture } from './picture.ts';
import { readPng } from './read-png.ts';
import { writePng } from './write-png.ts';

/** Colours from a seed: the more colours, the fewer bits of each can be stored. */
const drawing = (width: number, height: number, colour: (at: number) => number): Picture => ({
  width,
  height,
  bits: 8,
  pixels: Uint8Array.from({ length: width * height * 3 }, (_, at) => colour(at)),
});

const noisy = (width: number, height: number, seed: number): Picture =>
  drawing(width, height, (at) => (Math.imul(at + seed, 2654435761) >>> 13) % 256);

const sizes = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), fc.nat());

describe('a stored image', () => {
  it('keeps every bit of few colours', () => {
    const picture = drawing(20, 12, (at) => (at % 7) * 31);
    expect(readPng(writePng(picture))).toEqual(picture);
  });

  it('is equal to its original, however many colours there are', () => {
    fc.assert(
      fc.property(sizes, ([width, height, seed]) => {
        const picture = noisy(width, height, seed);
        expect(comparePictures(readPng(writePng(picture)), picture)).toBeUndefined();
      }),
    );
  });

  it('is refused if it is not a PNG', () => {
    expect(() => readPng(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toThrow('not an 8-bit PNG');
  });
});

describe('a comparison', () => {
  it.each([
    ['few colours', 9, drawing(30, 30, (at) => (at % 5) * 40)],
    ['many colours', 17, noisy(60, 60, 7)],
  ])('finds one pixel among %s that is off by %i of 256', (_, off, picture) => {
    const approved = readPng(writePng(picture));
    const pixels = Uint8Array.from(picture.pixels);
    const before = approved.pixels[100] ?? 0;
    pixels[100] = before > 128 ? before - off : before + off;
    const found = comparePictures(approved, { ...picture, pixels });
    expect(found?.pixels).toBe(1);
    expect([...(found?.shown.pixels.subarray(99, 102) ?? [])]).toEqual([214, 0, 46]);
  });

  it('tolerates small variations of anti-aliasing', () => {
    const picture = drawing(30, 30, (at) => (at % 5) * 40);
    const approved = readPng(writePng(picture));
    expect(comparePictures(approved, { ...picture, pixels: picture.pixels.map((value) => value + 8) })).toBeUndefined();
  });

  it('counts the pixels of rows that only one image has', () => {
    const [lower, taller] = [drawing(10, 10, () => 0), drawing(10, 12, () => 0)];
    expect(comparePictures(lower, taller)).toMatchObject({ pixels: 20, taller: 2 });
    expect(comparePictures(taller, lower)).toMatchObject({ pixels: 20, taller: -2 });
  });

  it('counts all pixels if the width differs', () => {
    expect(
      comparePictures(
        drawing(10, 10, () => 0),
        drawing(9, 10, () => 0),
      )?.pixels,
    ).toBe(100);
  });

  it('marks only the pixel that differs if the image grew above it', () => {
    const row = (value: number) => new Uint8Array(30).fill(value);
    const stack = (...rows: readonly Uint8Array[]): Picture => ({
      width: 10,
      height: rows.length,
      bits: 8,
      pixels: Uint8Array.from(rows.flatMap((each) => [...each])),
    });
    const changed = row(90);
    changed.set([255, 255, 255]);
    const before = stack(row(10), row(50), row(90));
    const found = comparePictures(before, stack(row(10), row(200), row(50), changed));
    expect(found).toMatchObject({ pixels: 11, taller: 1 });
    const isRed = (at: number): boolean =>
      [214, 0, 46].every((value, channel) => found?.shown.pixels[at * 3 + channel] === value);
    expect(Array.from({ length: 40 }, (_, at) => at).filter(isRed)).toEqual([30]);
  });
});
