import type { Visit } from '../open-visits.ts';
import { canBeEnlarged } from './can-be-enlarged.ts';
import { canBePrinted } from './can-be-printed.ts';
import { copesWithoutMedia } from './copes-without-media.ts';
import { holdsLongestTexts } from './holds-longest-texts.ts';
import { isAccessible } from './is-accessible.ts';
import { readsRightToLeft } from './reads-right-to-left.ts';
import { standsStill } from './stands-still.ts';
import { worksWithoutScript } from './works-without-script.ts';

/** A check of an opened page. Returns what fails, as messages; empty if it passes. */
export type Check = (visit: Visit) => Promise<readonly string[]>;

/** The checks of every example in a browser, by their names in a block report. */
export const checks = {
  'runs silently': async ({ thrown }) => [...thrown],
  accessibility: isAccessible,
  'without script': worksWithoutScript,
  'reduced motion': standsStill,
  'right to left': readsRightToLeft,
  'zoom and reflow': canBeEnlarged,
  'missing media': copesWithoutMedia,
  'longest texts': holdsLongestTexts,
  print: canBePrinted,
} as const satisfies Readonly<Record<string, Check>>;

export type CheckName = keyof typeof checks;

const isCheck = (name: string): name is CheckName => Object.hasOwn(checks, name);
export const checkNames: readonly CheckName[] = Object.keys(checks).filter(isCheck);
