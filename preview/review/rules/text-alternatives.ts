import type { PlacedTile } from '#blocks/page-reader.ts';
import { walkFields } from '#schemas/content/field/walk-fields.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';
import type { Finding, Rule } from '../finding.ts';

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
      message: 'This picture has no alternative text. Describe what it shows, unless it is decorative.',
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

/** A video has a label for what its poster shows, and the image in a link is beside the link's text. */
const isDecoration = (path: readonly PathStep[]): boolean => path.at(-1) === 'poster' || path.at(-1) === 'linkMedia';
