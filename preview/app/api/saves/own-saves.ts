import { z } from 'zod';
import { canonical } from '#preview/review/compare/same-value.ts';

/** A save that a window of this browser has sent, whether or not a response came. */
interface OwnSave {
  /** Identifies what was saved. */
  readonly id: string;
  /** The version that the service gives it, if nobody else has saved before. */
  readonly version: number;
  readonly content: unknown;
}

const name = 'own-saves';
const maxSaves = 100;
const saves = z.array(z.string());

/** A short hash (FNV-1a). Two contents of the same version with the same hash are not expected. */
function hashOf(content: unknown): string {
  let hash = 0x811c9dc5;
  for (const char of canonical(content)) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

const toText = ({ id, version, content }: OwnSave): string => `${version} ${hashOf(content)} ${id}`;

function readSaves(): readonly string[] {
  try {
    return saves.safeParse(JSON.parse(localStorage.getItem(name) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** Remembers a save in this browser, if its storage has space. */
export function recordOwnSave(save: OwnSave): void {
  try {
    localStorage.setItem(name, JSON.stringify([...readSaves(), toText(save)].slice(-maxSaves)));
  } catch {
    // Without a record, the save counts as one of somebody else.
  }
}

/** Whether a window of this browser has sent this version with this content. */
export const isOwnSave = (save: OwnSave): boolean => readSaves().includes(toText(save));
