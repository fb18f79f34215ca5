import type { Visit } from '../open-visits.ts';
import { canBeEnlarged } from './can-be-enlarged.ts';
import { canBePrinted } from './can-be-printed.ts';
import { fitsLongestTexts } from './fits-longest-texts.ts';
import { isAccessible } from './is-accessible.ts';
import { respectsReducedMotion } from './respects-reduced-motion.ts';
import { worksRightToLeft } from './works-right-to-left.ts';
import { worksWithoutMedia } from './works-without-media.ts';
import { worksWithoutScript } from './works-without-script.ts';

/** A check of an opened page. Returns what fails, as messages; empty if it passes. */
export type Check = (visit: Visit) => Promise<readonly string[]>;

/** The checks of every example in a browser, by their names in a block report. */
export const checks = {
  'runs silently': async ({ errors }) => [...errors],
  accessibility: isAccessible,
  'without script': worksWithoutScript,
  'reduced motion': respectsReducedMotion,
  'right to left': worksRightToLeft,
  'zoom and reflow': canBeEnlarged,
  'missing media': worksWithoutMedia,
  'longest texts': fitsLongestTexts,
  print: canBePrinted,
} as const satisfies Readonly<Record<string, Check>>;

export type CheckName = keyof typeof checks;

const isCheck = (name: string): name is CheckName => Object.hasOwn(checks, name);
export const checkNames: readonly CheckName[] = Object.keys(checks).filter(isCheck);
