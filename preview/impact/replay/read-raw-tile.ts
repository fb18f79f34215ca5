import { isRawTile } from '#renderer/parse/read-tile.ts';
import { migrateTile, type VersionedType } from '#schemas/content/tile/migrate-tile.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';

/** Facts about a stored tile that need no rendering. */
export interface RawTileFacts {
  readonly key: string;
  readonly type: string;
  readonly steps: number;
  readonly unknownFields: readonly string[];
  /** Whether it has a form below its content. */
  readonly form: boolean;
}

const types = new Map<string, VersionedType & { readonly schema: { readonly shape: object } }>(Object.entries(tiles));
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Fields that every tile may have besides those of its schema. */
const commonFields = new Set(['version']);

/** Finds a tile's type, the number of migrations it needs, and its unknown fields. */
export function readRawTile(raw: unknown): RawTileFacts {
  if (!isRawTile(raw)) return { key: '', type: '', steps: 0, unknownFields: [], form: false };
  const facts = { key: textOf(raw.key), type: textOf(raw.type), form: textOf(raw.formType) !== '' };
  const type = types.get(facts.type);
  if (!type) return { ...facts, steps: 0, unknownFields: [] };
  const migrated = migrateTile(raw, type);
  if (!migrated.ok) return { ...facts, steps: 0, unknownFields: [] };
  const unknownFields = Object.entries(migrated.raw)
    .filter(([name, value]) => value != null && !commonFields.has(name) && !Object.hasOwn(type.schema.shape, name))
    .map(([name]) => name);
  return { ...facts, steps: migrated.steps, unknownFields };
}
