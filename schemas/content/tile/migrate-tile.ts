import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import type { Migration, RawTile } from './define-tile.ts';

/** The version and migrations of a tile type. */
export interface VersionedType {
  readonly title: string;
  readonly version: number;
  readonly migrations: readonly Migration[];
}

/** Content at another version; `steps` is the number of migrations that were run. */
export type MigrationResult =
  | { readonly ok: true; readonly raw: RawTile; readonly steps: number; readonly newer: boolean }
  | { readonly ok: false; readonly message: string };

/** The version stated in content: 1 if there is none, undefined if it is not valid. */
export function readVersion(raw: RawTile): number | undefined {
  const version = raw.version === undefined || raw.version === null ? 1 : Number(raw.version);
  return Number.isInteger(version) && version >= 1 ? version : undefined;
}

/**
 * Migrates content to the current version, step by step. Unknown fields are kept. Content of the current or a newer
 * version is returned unchanged; `newer` marks the latter.
 */
export function migrateTile(raw: RawTile, type: VersionedType): MigrationResult {
  const version = readVersion(raw);
  if (version === undefined) return invalidVersion(type);
  const steps = type.migrations.slice(version - 1).map(({ up }) => up);
  return runSteps(raw, steps, { type, from: version, to: Math.max(version, type.version) });
}

/** Migrates content down to an earlier version, the newest step first. Content at or below that version is returned unchanged. */
export function undoMigrations(raw: RawTile, toVersion: number, type: VersionedType): MigrationResult {
  const version = readVersion(raw);
  if (version === undefined) return invalidVersion(type);
  if (version > type.version) {
    return {
      ok: false,
      message: `${type.title} has version ${version}. Only a newer release of the site can undo it.`,
    };
  }
  const to = Math.max(1, Math.min(version, toVersion));
  const steps = type.migrations.slice(to - 1, version - 1).map(({ down }) => down);
  return runSteps(raw, steps.reverse(), { type, from: version, to });
}

interface MigrationRun {
  readonly type: VersionedType;
  readonly from: number;
  readonly to: number;
}

function runSteps(raw: RawTile, steps: readonly Migration['up'][], { type, from, to }: MigrationRun): MigrationResult {
  const newer = from > type.version;
  if (steps.length === 0) return { ok: true, raw, steps: 0, newer };
  try {
    const migrated = steps.reduce((content, step) => step(content), raw);
    return { ok: true, raw: { ...migrated, version: to }, steps: steps.length, newer };
  } catch (error) {
    const reason = errorMessageOf(error);
    return { ok: false, message: `${type.title} could not be brought from version ${from} to ${to}: ${reason}.` };
  }
}

const invalidVersion = ({ version }: VersionedType): MigrationResult => ({
  ok: false,
  message: `“version” must be a whole number from 1 to ${version}.`,
});
