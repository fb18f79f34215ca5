import { axeFindsNothing } from '#preview/visual/laws/axe-finds-nothing.ts';
import type { Visit } from '../open-visits.ts';

/** axe finds nothing, contrast and sizes of targets included. */
export const isAccessible = ({ page }: Visit): Promise<readonly string[]> => page.evaluate(axeFindsNothing);
