import type { z } from 'zod';
import { isBlank } from '#schemas/content/is-blank.ts';
import { describeIssue, issuePath } from '#schemas/content/problem/describe-issue.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { findField } from '../find-field.ts';
import { createEditableValue, type EditableValue } from './editable-value.ts';
import { readOtherNotation } from './read-other-notation.ts';
import { getReading } from './readings.ts';

/** What was done to one part of a value so that it matches its schema. */
export interface Repair {
  /** The path of the repaired part in the original value. */
  readonly path: readonly PathStep[];
  /** The path of the value that does not match the schema: `path`, or a field within it. */
  readonly cause: readonly PathStep[];
  /**
   * `converted`: the value had another notation, such as a number as text. `default`: the default is used; no content is lost. `shortened`: a
   * text or list was cut at its limit. `removed`: the field or list entry is left out.
   */
  readonly kind: 'converted' | 'default' | 'shortened' | 'removed';
  /** Completes a sentence that starts with the field's name: “must be a number”. */
  readonly message: string;
  readonly received: unknown;
}

export type RepairResult<Value> =
  | { readonly ok: true; readonly value: Value; readonly repairs: readonly Repair[] }
  | { readonly ok: false };

type Issue = z.core.$ZodIssue;

/** Each round repairs every issue that the schema reports; removing a field can uncover an issue of its parent. */
const maxRounds = 20;

/**
 * Makes JSON match a schema at the smallest possible cost. Values in another notation are read; blank means absent; a
 * field that does not fit is left out if it is optional, else the list entry or optional object around it. Fails if
 * that would leave nothing, or if a required list would lose its last entry.
 */
export function repairValue<Schema extends z.ZodType>(schema: Schema, input: unknown): RepairResult<z.output<Schema>> {
  const value = createEditableValue(input);
  const repairs = new Map<string, Repair>();
  for (let round = 0; round < maxRounds; round += 1) {
    const parsed = schema.safeParse(value.current(), { reportInput: true });
    if (parsed.success) return { ok: true, value: parsed.data, repairs: withoutInner([...repairs.values()]) };
    for (const issue of parsed.error.issues) {
      const done = repairIssue(schema, value, issue);
      if (done === undefined) return { ok: false };
      for (const repair of done) repairs.set(JSON.stringify(repair.path), repair);
    }
    value.commit();
  }
  return { ok: false };
}

/** Returns what was done, nothing for a blank value that was taken as absent, or undefined if nothing can be done. */
function repairIssue(schema: z.ZodType, value: EditableValue, issue: Issue): readonly Repair[] | undefined {
  const path = issuePath(issue);
  if (path.length === 0) return undefined;
  if (value.isRemoved(path)) return [];
  const received = value.get(path);
  const field = findField(schema, path).wrappedSchema;
  const describe = (kind: Repair['kind'], at: readonly PathStep[] = path): Repair => ({
    path: value.originalPath(at),
    cause: value.originalPath(path),
    kind,
    message: describeIssue(issue),
    received,
  });
  if (issue.code === 'too_big' && Array.isArray(received)) {
    keepValidEntries(field, value, path, received, Number(issue.maximum));
    return [describe('shortened')];
  }
  const { read, fallback, canSplitWords = false } = field ? getReading(field) : {};
  const shortened = issue.code === 'too_big' ? shortenText(received, Number(issue.maximum), canSplitWords) : undefined;
  if (shortened !== undefined) {
    value.set(path, shortened);
    return [describe('shortened')];
  }
  const other = read?.(received) ?? readOtherNotation(issue, received);
  if (other !== undefined && other !== received && field?.safeParse(other).success) {
    value.set(path, other);
    return [describe('converted')];
  }
  if (fallback !== undefined && received !== fallback) {
    value.set(path, fallback);
    return [describe('default')];
  }
  const removed = removeSmallestUnit(schema, value, path);
  if (removed === undefined) return undefined;
  if (removed.length === path.length && isBlank(received)) return [];
  const unit = findField(schema, removed).wrappedSchema;
  return [describe(unit && getReading(unit).cosmetic ? 'default' : 'removed', removed)];
}

/** Removes the field at a path if it is optional, else the list entry or optional field around it. Returns its path. */
function removeSmallestUnit(
  schema: z.ZodType,
  value: EditableValue,
  path: readonly PathStep[],
): readonly PathStep[] | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const unit = path.slice(0, length);
    // Removing what is absent changes nothing.
    if (value.get(unit) === undefined) continue;
    const parentPath = unit.slice(0, -1);
    const isRemovable = Array.isArray(value.get(parentPath))
      ? value.countRemaining(parentPath) > 1 || isOptional(schema, parentPath, value)
      : isOptional(schema, unit, value);
    if (isRemovable) {
      value.remove(unit);
      return unit;
    }
  }
  return undefined;
}

/** Whether the schema accepts a value without the field. A field within a union is optional as long as it is there. */
function isOptional(schema: z.ZodType, path: readonly PathStep[], value: EditableValue): boolean {
  const field = findField(schema, path).wrappedSchema;
  return field ? field.safeParse(undefined).success : path.length > 0 && value.get(path) !== undefined;
}

/**
 * Keeps the first `limit` entries of a list that are valid or can be repaired. A schema does not check the entries of a
 * list that is too long.
 */
function keepValidEntries(
  list: z.ZodType | undefined,
  value: EditableValue,
  path: readonly PathStep[],
  entries: readonly unknown[],
  limit: number,
): void {
  const entry = list && findField(list, [0]).wrappedSchema;
  let validCount = 0;
  for (const [position, raw] of entries.entries()) {
    if (validCount < limit && (entry === undefined || repairValue(entry, raw).ok)) validCount += 1;
    else value.remove([...path, position]);
  }
}

/** A text of several words, or a name, cut at its limit. Ids and addresses are not cut: they would mean something else. */
const shortenText = (text: unknown, limit: number, canSplitWords: boolean): string | undefined =>
  typeof text === 'string' && (canSplitWords || /\s/.test(text.trim()))
    ? `${text
        .trim()
        .slice(0, limit - 1)
        .trimEnd()}…`
    : undefined;

/** Leaves out repairs within a part that was removed later. A long list can have tens of thousands of them. */
function withoutInner(repairs: readonly Repair[]): readonly Repair[] {
  const removed = new Set(repairs.flatMap(({ kind, path }) => (kind === 'removed' ? [JSON.stringify(path)] : [])));
  if (removed.size === 0) return repairs;
  return repairs.filter(({ path }) => !path.some((_, length) => removed.has(JSON.stringify(path.slice(0, length)))));
}
