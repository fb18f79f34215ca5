import type { PlacedTile } from '#blocks/page-reader.ts';
import { walkFields } from '#schemas/content/field/walk-fields.ts';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';
import type { Finding, Rule } from '../finding.ts';
import { isDecoration, missingAlternative } from '../values/missing-alternative.ts';

/** Images without alternative text. Only a person knows what they show. */
export const textAlternatives: Rule = ({ page }) => (page?.tiles ?? []).flatMap(inTile);

function inTile({ tile, index }: PlacedTile): Finding[] {
  const findings: Finding[] = [];
  walkFields(tileTypes[tile.type].schema, tile, (_, value, path) => {
    if (!isImage(value) || value.alt !== '' || isDecoration(path)) return;
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
