import type { NodeResult } from 'axe-core';
import { z } from 'zod';
import { shorten } from '#preview/review/values/shorten.ts';

/** Words that stand out too little from what is behind them. */
export interface LowContrast {
  /** The tile they are in; empty where in none. */
  readonly key: string;
  readonly words: string;
  readonly ratio: number;
  readonly least: number;
  readonly colours: string;
}

/** What axe says of a node of `color-contrast`. Source: axe-core, doc/check-options.md. */
const measured = z.object({
  fgColor: z.string(),
  bgColor: z.string(),
  contrastRatio: z.number(),
  expectedContrastRatio: z.string(),
});

/** What was measured of one node, for an editor. */
export function lowContrast({ any, element }: NodeResult): LowContrast[] {
  const data = measured.safeParse(any[0]?.data).data;
  if (!data || !element) return [];
  return [
    {
      key: element.closest('main > .tile')?.id ?? '',
      words: shorten(element.textContent.trim(), 40),
      ratio: data.contrastRatio,
      least: Number.parseFloat(data.expectedContrastRatio),
      colours: `${data.fgColor} on ${data.bgColor}`,
    },
  ];
}
