import type { PlacedTile } from '#blocks/page-reader.ts';
import { walkFields } from '#schemas/content/field/walk-fields.ts';
import { plainText } from '#schemas/content/html/plain-text.ts';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';
import type { Finding, Rule } from '../finding.ts';
import { describeTags, isDecoration, missingAlternative } from '../values/missing-alternative.ts';

/** Images without alternative text, which only a person can write, and texts with tags. */
export const textAlternatives: Rule = ({ page }) => (page?.tiles ?? []).flatMap(inTile);

function inTile({ tile, index }: PlacedTile): Finding[] {
  const findings: Finding[] = [];
  walkFields(tileTypes[tile.type].schema, tile, (_, value, path) => {
    if (!isImage(value)) return;
    const altPath = ['tiles', index, ...path, 'alt'];
    const common = { severity: 'warning', path: altPath, tile: { key: tile.key, type: tile.type } } as const;
    const tags = describeTags(value.alt);
    if (tags !== undefined)
      findings.push({
        ...common,
        code: 'alternative-with-tags',
        message: tags,
        fixes: [{ label: 'Remove the tags', changes: [{ path: altPath, value: plainText(value.alt).trim() }] }],
      });
    else if (value.alt === '' && !isDecoration(path))
      findings.push({ ...common, code: 'alternative-missing', message: missingAlternative, fixes: [] });
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
