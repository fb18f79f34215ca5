import type { PlacedTile } from '#blocks/page-reader.ts';
import { walkFields } from '#schemas/content/field/walk-fields.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { sharedNameOf } from '#schemas/content/page/page-without-address.ts';
import { nearestName } from '#schemas/content/problem/nearest-name.ts';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';
import type { Finding, ReviewFacts, Rule } from '../finding.ts';
import { replaceIfUnchanged } from '../fix.ts';

/** Menus, offers, restaurants and shared tiles that a tile refers to and that do not exist or are not live. */
export const references: Rule = ({ content, page }, facts) =>
  (page?.tiles ?? []).flatMap((placed) => inTile(content, placed, facts));

function idsOf(
  kind: unknown,
  { menuIds, offers, restaurants, sharedTiles }: ReviewFacts,
): readonly string[] | undefined {
  if (kind === 'menu') return menuIds;
  if (kind === 'offer') return offers?.map(({ id }) => id);
  if (kind === 'shared-tiles') return sharedTiles;
  return kind === 'restaurant' ? restaurants : undefined;
}

const isShared = (content: unknown): boolean => isRecord(content) && sharedNameOf(String(content.id)) !== undefined;

function inTile(content: unknown, { tile, index }: PlacedTile, facts: ReviewFacts): Finding[] {
  const findings: Finding[] = [];
  walkFields(tileTypes[tile.type].schema, tile, (field, value, path) => {
    const kind = field.meta()?.refersTo;
    const ids = idsOf(kind, facts);
    if (typeof value !== 'string' || !ids) return;
    const isNested = kind === 'shared-tiles' && isShared(content);
    if (ids.includes(value) && !isNested) return;
    const whole = ['tiles', index, ...path];
    const near = isNested ? undefined : nearestName(value, ids);
    findings.push({
      code: 'reference-missing',
      // Without its shared tiles a page has a gap.
      severity: kind === 'shared-tiles' ? 'error' : 'warning',
      path: whole,
      tile: { key: tile.key, type: tile.type },
      message:
        kind !== 'shared-tiles'
          ? `There is no ${kind} “${value}”.`
          : isNested
            ? 'Shared tiles cannot show other shared tiles. Replace these with a copy.'
            : `The shared tiles “${value}” are not live. Publish them first, or choose others.`,
      fixes:
        near === undefined
          ? []
          : replaceIfUnchanged(content, whole, { label: `Use “${near}”`, expected: value, value: near }),
    });
  });
  return findings;
}
