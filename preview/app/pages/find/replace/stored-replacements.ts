import { z } from 'zod';
import { changeKinds } from '#schemas/api/content/changes.ts';

const name = 'text-replacements';
const maximum = 5;

const replacedContent = z.object({
  kind: z.enum(changeKinds),
  id: z.string(),
  name: z.string(),
  replaced: z.number(),
  /** Why nothing was replaced or undone; undefined if it was. */
  error: z.string().optional(),
  /** How to undo it; undefined if there is nothing to undo. */
  undo: z.object({ revision: z.number(), version: z.number() }).optional(),
  isUndone: z.boolean(),
});

const replacements = z.array(
  z.object({
    /** When it was done, as an ISO timestamp. */
    at: z.string(),
    text: z.string(),
    replacement: z.string(),
    results: z.array(replacedContent),
  }),
);

/** The outcome in one page or item. */
export type ReplacedContent = z.output<typeof replacedContent>;

/** A text that was replaced in all content, with the outcomes. */
export type StoredReplacement = z.output<typeof replacements>[number];

/** The last replacements in this browser, the latest first; empty if none can be read. */
export function readReplacements(): readonly StoredReplacement[] {
  try {
    return replacements.safeParse(JSON.parse(localStorage.getItem(name) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** Stores a replacement, in place of the one that was done at the same time, and returns all. */
export function storeReplacement(stored: StoredReplacement): readonly StoredReplacement[] {
  const others = readReplacements().filter(({ at }) => at !== stored.at);
  const all = [...others, stored].toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, maximum);
  try {
    localStorage.setItem(name, JSON.stringify(all));
  } catch {
    // The browser's storage is full or off: this one can be undone until the page is left.
  }
  return all;
}
