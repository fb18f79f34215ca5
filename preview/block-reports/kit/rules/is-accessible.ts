import { findAxeViolations } from '#preview/visual/rules/find-axe-violations.ts';
import type { Visit } from '../open-visits.ts';

/** axe finds no violation, including contrast and target size. */
export const isAccessible = ({ page }: Visit): Promise<readonly string[]> => page.evaluate(findAxeViolations);
