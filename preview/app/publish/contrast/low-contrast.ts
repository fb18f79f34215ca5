import type { NodeResult } from 'axe-core';
import { z } from 'zod';
import { shorten } from '#preview/review/values/shorten.ts';

/** Text with too little contrast to its background. */
export interface LowContrast {
  /** The key of its tile; empty if it is outside all tiles. */
  readonly key: string;
  readonly text: string;
  readonly ratio: number;
  readonly required: number;
  readonly colours: string;
}

/** The data that axe reports for a node of `color-contrast`. Source: axe-core, doc/check-options.md. */
const contrastData = z.object({
  fgColor: z.string(),
  bgColor: z.string(),
  contrastRatio: z.number(),
  expectedContrastRatio: z.string(),
});

/** Converts one node of axe's results. */
export function readLowContrast({ any, element }: NodeResult): LowContrast[] {
  const data = contrastData.safeParse(any[0]?.data).data;
  if (!data || !element) return [];
  return [
    {
      key: element.closest('main > .tile')?.id ?? '',
      text: shorten(element.textContent.trim(), 40),
      ratio: data.contrastRatio,
      required: Number.parseFloat(data.expectedContrastRatio),
      colours: `${data.fgColor} on ${data.bgColor}`,
    },
  ];
}
