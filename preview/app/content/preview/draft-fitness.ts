import type { ItemContent } from '#preview/app/api/content.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { contentDefinitions } from '#schemas/api/content/content-kinds.ts';
import { repairValue } from '#schemas/content/field/repair/repair-value.ts';

/** How the site shows a draft: as it is, without the parts that have errors, or not at all. */
export type DraftFitness = 'whole' | 'partial' | 'unusable';

/** Finds out how the site shows a draft, in the same way as the site does. */
export function findDraftFitness(kind: ContentKind, draft: ItemContent): DraftFitness {
  const read = repairValue(contentDefinitions[kind].schema, draft);
  if (!read.ok) return 'unusable';
  return read.repairs.some((repair) => repair.kind !== 'converted') ? 'partial' : 'whole';
}

/** What an editor is told about the draft in the preview; undefined if it is shown as it is. `missing` are titles of fields. */
export function describeFitness(
  fitness: DraftFitness,
  isLive: boolean,
  missing: readonly string[] = [],
): string | undefined {
  if (fitness === 'whole') return undefined;
  if (fitness === 'partial') return 'The draft has errors; the preview leaves out the parts with errors.';
  if (!isLive && missing.length > 0)
    return `The preview appears here once ${missing.length > 2 ? 'the required fields are' : `${missing.map((title) => `“${title}”`).join(' and ')} ${missing.length === 1 ? 'is' : 'are'}`} filled in.`;
  return isLive
    ? 'The draft has errors; the preview shows the live version.'
    : 'The draft has errors. It cannot be shown until they are fixed.';
}
