import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

export const dividerExamples = {
  plain: { key: 'band', backgroundColor: 'primary' },
  longest: { key: 'band-longest', kind: 'batik', motif: 'ceplok', size: 'large', backgroundColor: 'accent' },
  empty: { key: 'band-empty' },
  parang: { key: 'band-parang', motif: 'parang', backgroundColor: 'highlight' },
  weave: { key: 'band-weave', motif: 'weave', size: 'small', backgroundColor: 'secondary' },
  line: { key: 'band-line', kind: 'line' },
  space: { key: 'band-space', kind: 'space', size: 'small' },
  headstone: { key: 'band-arch', layout: 'headstone', motif: 'ceplok', width: 'third', backgroundColor: 'primary' },
  'domino-left': { key: 'band-domino', layout: 'domino-left', width: 'third', backgroundColor: 'accent' },
  tray: { key: 'band-tray', layout: 'rounded-corners', motif: 'parang', width: 'third', backgroundColor: 'quiet' },
} satisfies TileExamples;
