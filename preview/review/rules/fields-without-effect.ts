import { z } from 'zod';
import type { PlacedTile } from '#blocks/page-reader.ts';
import { getMeta } from '#schemas/content/field/schema-layers.ts';
import { walkFields } from '#schemas/content/field/walk-fields.ts';
import { hasEffect } from '#schemas/content/field/without-effect.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';
import type { Finding, Rule } from '../finding.ts';

/** Stored content that is shown nowhere, such as the video of a tile that shows none. */
export const fieldsWithoutEffect: Rule = ({ page }) => (page?.tiles ?? []).flatMap(inTile);

function inTile({ tile, index }: PlacedTile): Finding[] {
  const { schema, title: type } = tileTypes[tile.type];
  const findings: Finding[] = [];
  walkFields(schema, tile, (field, value, path) => {
    if (!(field instanceof z.ZodObject) || typeof value !== 'object' || value === null) return;
    for (const [name, each] of Object.entries<z.ZodType>({ ...field.shape })) {
      const { title = name, default: fallback } = getMeta(each);
      const fieldValue: unknown = Reflect.get(value, name);
      if (hasEffect(each) || fieldValue === undefined || fieldValue === fallback) continue;
      findings.push({
        ...createFinding(type, title, [...path, name], index),
        tile: { key: tile.key, type: tile.type },
      });
    }
  });
  return findings;
}

function createFinding(type: string, title: string, own: readonly PathStep[], index: number): Finding {
  const path = ['tiles', index, ...own];
  return {
    code: 'field-without-effect',
    severity: 'warning',
    path,
    message: `“${title}” is not shown: the tile “${type}” does not use it. Remove it, or use another tile.`,
    fixes: [{ label: `Remove “${title}”`, changes: [{ path }] }],
  };
}
