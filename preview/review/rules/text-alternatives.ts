import type { PlacedTile } from '#blocks/page-reader.ts';
import { walkFields } from '#schemas/content/field/walk-fields.ts';
import { page as pageSchema } from '#schemas/content/page/page.ts';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';
import type { Finding, Rule } from '../finding.ts';
import { isDecoration, missingAlternative } from '../values/missing-alternative.ts';
import { findTextTags } from '../values/text-tags.ts';

/** Images without alternative text, which only a person can write. */
export const textAlternatives: Rule = ({ page }) => (page?.tiles ?? []).flatMap(inTile);

function inTile({ tile, index }: PlacedTile): Finding[] {
  const findings: Finding[] = [];
  walkFields(tileTypes[tile.type].schema, tile, (_, value, path) => {
    if (isImage(value) && value.alt === '' && !isDecoration(path))
      findings.push({
        code: 'alternative-missing',
        severity: 'warning',
        path: ['tiles', index, ...path, 'alt'],
        tile: { key: tile.key, type: tile.type },
        message: missingAlternative,
        fixes: [],
      });
  });
  return findings;
}

/** Plain texts with tags, as they are stored. */
export const textTags: Rule = ({ content, page }) =>
  findTextTags(pageSchema, content).map((tags) => {
    const [list, at] = tags.path;
    const placed = list === 'tiles' ? page?.tiles.find(({ index }) => index === at) : undefined;
    return {
      ...tags,
      code: 'text-with-tags',
      severity: 'warning',
      ...(placed && { tile: { key: placed.tile.key, type: placed.tile.type } }),
    };
  });

interface Image {
  readonly url: string;
  readonly alt: string;
}

const isImage = (value: unknown): value is Image =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  'alt' in value &&
  typeof value.url === 'string' &&
  typeof value.alt === 'string';
