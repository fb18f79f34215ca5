import { expect, it } from 'vitest';
import { openSocialCards } from './render-social-card.ts';
import { socialCardSize } from './social-card.ts';

const drawing = (width: number, height: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="9999" height="9999" fill="#c63d22"/></svg>`,
  );

/** Height and width stand behind the start of the frame, which has the mark FF C2 in progressive files. */
function sizeOf(jpeg: Buffer): { readonly width: number; readonly height: number } {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc2]));
  return { width: jpeg.readUInt16BE(frame + 7), height: jpeg.readUInt16BE(frame + 5) };
}

const render = await openSocialCards();

it.skipIf(render === undefined)(
  'a drawing of any shape becomes a photograph of the size that networks show',
  async () => {
    for (const [width, height] of [
      [1600, 900],
      [300, 400],
    ] as const) {
      const card = await render?.(drawing(width, height));
      expect(card?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
      expect(card && sizeOf(card)).toEqual(socialCardSize);
    }
  },
);

it.skipIf(render === undefined)(
  'what is no drawing, or too large for one, becomes nothing, and the next one is drawn',
  async () => {
    expect(await render?.(Buffer.from('not a drawing'))).toBe(undefined);
    expect(await render?.(drawing(90_000, 90_000))).toBe(undefined);
    expect(await render?.(Buffer.alloc(5_000_000))).toBe(undefined);
    expect(await render?.(drawing(1200, 630))).toBeDefined();
  },
);
