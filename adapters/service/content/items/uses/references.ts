import type { ChangeKind } from '#schemas/api/content/changes.ts';
import { contentDefinitions } from '#schemas/api/content/content-kinds.ts';
import type { ReferenceTarget } from '#schemas/content/field/field.ts';
import { getMeta } from '#schemas/content/field/schema-layers.ts';
import { walkFields } from '#schemas/content/field/walk-fields.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { page } from '#schemas/content/page/page.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';

export interface Reference {
  /** What fields refer to; undefined if no field can refer to it. */
  readonly target: ReferenceTarget | undefined;
  readonly names: readonly string[];
  /** Its paths on the site. */
  readonly addresses: readonly string[];
  /** Whether it has more pages below these paths. */
  readonly hasPagesBelow?: boolean;
}

/** The formats of fields with links. */
const linkFormats: readonly unknown[] = ['uri-reference', 'html'];

/** Makes a function that finds out whether stored content, valid or not, refers to an item or a page, or links to it. */
export function createReferenceFinder({ target, names, addresses, hasPagesBelow = false }: Reference) {
  const end = hasPagesBelow ? /^($|[/?#"'])/ : /^\/?($|[?#"'])/;
  return (kind: ChangeKind, value: unknown): boolean => {
    let isFound = false;
    const visit: Parameters<typeof walkFields>[2] = (field, each) => {
      if (typeof each !== 'string') return;
      if (target !== undefined && field.meta()?.refersTo === target && names.includes(each)) isFound = true;
      if (linkFormats.includes(getMeta(field).format) && addresses.some((path) => linksTo(each, path, end)))
        isFound = true;
    };
    walkFields(kind === 'page' ? page : contentDefinitions[kind].schema, value, visit);
    for (const tile of tilesOf(value)) {
      const definition = findTileType(String(tile.type));
      if (definition) walkFields(definition.schema, tile, visit);
    }
    return isFound;
  };
}

/** Whether a text is a link to a path, or rich text with one. `end` matches what may follow the path. */
function linksTo(text: string, path: string, end: RegExp): boolean {
  const parts = text.split(path);
  return parts.slice(1).some((after, at) => /^$|["']$/.test(parts[at] ?? '') && end.test(after));
}

/** The tiles of a page or at the top of a restaurant’s page. */
function tilesOf(value: unknown): readonly Record<string, unknown>[] {
  const { tiles, heroTiles }: { tiles?: unknown; heroTiles?: unknown } = Object(value);
  return [tiles, heroTiles].flatMap((list) => (Array.isArray(list) ? list.filter(isRecord) : []));
}
