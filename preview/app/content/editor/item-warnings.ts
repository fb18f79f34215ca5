import { type AddressFacts, findDeadTargets } from '#preview/review/redirect-addresses.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import type { RuleError } from '#schemas/content/rules/find-rule-errors.ts';

/** What an editor should know before publishing an item, though nothing prevents it. */
export function findItemWarnings(kind: ContentKind, content: unknown, facts: AddressFacts): readonly RuleError[] {
  return kind === 'settings' ? findDeadTargets(content, facts) : [];
}
