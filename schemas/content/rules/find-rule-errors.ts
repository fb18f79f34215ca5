import type { z } from 'zod';
import { walkFields } from '../field/walk-fields.ts';
import { isRecord } from '../is-record.ts';
import type { PathStep } from '../problem/problem.ts';
import type { RedirectStep } from '../settings/redirect-chains.ts';
import { redirectRule } from '../settings/settings.ts';
import { findDateErrors } from './date-order.ts';
import { findRedirectErrors } from './redirect-errors.ts';

/** A fault between the fields of content. The message is a sentence. */
export interface RuleError {
  readonly path: readonly PathStep[];
  readonly message: string;
}

/**
 * What contradicts itself in content, valid or not. It stops publishing, but no schema has these rules, because content
 * that an API sends with such a fault is still read. `builtInRedirects` are those that the site has by itself.
 */
export function findRuleErrors(
  schema: z.ZodType,
  content: unknown,
  builtInRedirects: readonly RedirectStep[] = [],
): readonly RuleError[] {
  const found: RuleError[] = [];
  walkFields(schema, content, (field, value, path) => {
    const errors = isRecord(value)
      ? findDateErrors(value)
      : Array.isArray(value) && 'element' in field && field.element === redirectRule
        ? findRedirectErrors(value, builtInRedirects)
        : [];
    found.push(...errors.map((error) => ({ ...error, path: [...path, ...error.path] })));
  });
  return found;
}
