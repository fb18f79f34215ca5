import { keepBits, type Picture } from './picture.ts';

/** How far apart two drawings of the same slanted edge come out now and then, in 256ths of a colour. */
const slack = 8;

export interface Difference {
  /** Pixels that differ; all of both where their sizes do. */
  readonly pixels: number;
  /** What is there now, pale, with the pixels that differ in red. */
  readonly shown: Picture;
}

const red = [214, 0, 46] as const;
const pale = (value: number): number => 255 - (255 - value) / 4;

/**
 * Compares a picture with the approved one. A pixel differs when a colour is further off than the bits that the approved one
 * keeps can tell, and a little more; one such pixel is a difference. Undefined where there is none.
 */
export function comparePictures(approved: Picture, now: Picture): Difference | undefined {
  const { bits } = approved;
  const kept = Uint8Array.from({ length: 256 }, (_, value) => keepBits(value, bits));
  const tolerance = 255 / ((1 << bits) - 1) / 2 + slack;
  const sameSize = approved.width === now.width && approved.height === now.height;
  const length = now.width * now.height * 3;
  const differs = (at: number): boolean => {
    for (let channel = at; channel < at + 3; channel += 1) {
      const [one = 0, other = 0] = [approved.pixels[channel], now.pixels[channel]];
      if (one !== kept[other] && Math.abs(one - other) > tolerance) return true;
    }
    return false;
  };
  const off: number[] = [];
  if (sameSize) for (let at = 0; at < length; at += 3) if (differs(at)) off.push(at);
  if (sameSize && off.length === 0) return undefined;
  const pixels = now.pixels.map(pale);
  for (const at of off) pixels.set(red, at);
  const count = sameSize ? off.length : Math.max(length / 3, approved.width * approved.height);
  return { pixels: count, shown: { ...now, pixels } };
}
