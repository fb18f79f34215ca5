import type { Migration, RawTile } from './define-tile.ts';

/** What a tile type says of its versions. */
export interface Versions {
  readonly title: string;
  readonly version: number;
  readonly migrations: readonly Migration[];
}

/** Content at another version; `steps` counts the migrations it took. */
export type Migrated =
  | { readonly ok: true; readonly raw: RawTile; readonly steps: number; readonly newer: boolean }
  | { readonly ok: false; readonly message: string };

/** The version that content states; 1 where it states none, undefined for what is no version. */
export function versionOf(raw: RawTile): number | undefined {
  const version = raw.version === undefined || raw.version === null ? 1 : Number(raw.version);
  return Number.isInteger(version) && version >= 1 ? version : undefined;
}

/**
 * Takes content up to the current version, step by step. Fields that no step knows stay. Content of the current version
 * is given back as it is, and so is that of a newer one, with a note.
 */
export function migrateTile(raw: RawTile, type: Versions): Migrated {
  const version = versionOf(raw);
  if (version === undefined) return invalidVersion(type);
  const steps = type.migrations.slice(version - 1).map(({ up }) => up);
  return runSteps(raw, steps, { type, from: version, to: Math.max(version, type.version) });
}

/** Takes content down to an earlier version, the newest step first. Content that is not beyond it is given back as it is. */
export function undoMigrations(raw: RawTile, toVersion: number, type: Versions): Migrated {
  const version = versionOf(raw);
  if (version === undefined) return invalidVersion(type);
  if (version > type.version) {
    return { ok: false, message: `${type.title} is at version ${version}, which only a newer site can undo.` };
  }
  const to = Math.max(1, Math.min(version, toVersion));
  const steps = type.migrations.slice(to - 1, version - 1).map(({ down }) => down);
  return runSteps(raw, steps.reverse(), { type, from: version, to });
}

interface MigrationRun {
  readonly type: Versions;
  readonly from: number;
  readonly to: number;
}

function runSteps(raw: RawTile, steps: readonly Migration['up'][], { type, from, to }: MigrationRun): Migrated {
  const newer = from > type.version;
  if (steps.length === 0) return { ok: true, raw, steps: 0, newer };
  try {
    const migrated = steps.reduce((content, step) => step(content), raw);
    return { ok: true, raw: { ...migrated, version: to }, steps: steps.length, newer };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, message: `${type.title} could not be brought from version ${from} to ${to}: ${reason}.` };
  }
}

const invalidVersion = ({ version }: Versions): Migrated => ({
  ok: false,
  message: `“version” must be a whole number from 1 to ${version}.`,
});
