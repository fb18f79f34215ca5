import type { z } from 'zod';
import { readTile } from '#blocks/page-reader.ts';
import type { ItemContent } from '#preview/app/api/content.ts';
import type { PreviewFacts } from '#preview/app/api/preview-facts.ts';
import { formatPounds } from '#preview/review/values/format-pounds.ts';
import { shorten } from '#preview/review/values/shorten.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { contentDefinitions } from '#schemas/api/content/content-kinds.ts';
import { findField } from '#schemas/content/field/find-field.ts';
import { walkFields } from '#schemas/content/field/walk-fields.ts';
import { describeIssue, issuePath } from '#schemas/content/problem/describe-issue.ts';
import { nearestName } from '#schemas/content/problem/nearest-name.ts';
import type { PathStep, Problem } from '#schemas/content/problem/problem.ts';
import { findRuleErrors } from '#schemas/content/rules/find-rule-errors.ts';
import { findHiddenPages } from '#schemas/content/rules/hidden-pages.ts';
import { contradictedTags } from '#schemas/domain/menu/dietary-claims.ts';
import { menu } from '#schemas/domain/menu/menu.ts';

type Choices = Pick<PreviewFacts, 'menus' | 'offers' | 'restaurants' | 'builtInRedirects' | 'liveAddresses'>;

/** What prevents an item from being published. The service checks the same, and what only it knows. */
export function validateItem(kind: ContentKind, content: ItemContent, choices: Choices): readonly Problem[] {
  const { schema } = contentDefinitions[kind];
  const problemAt = (path: readonly PathStep[], message: string): Problem => ({
    code: 'item-invalid',
    severity: 'error',
    path,
    message: `“${lastTitle(kind, path)}” ${message}`,
  });
  const result = schema.safeParse(content, { reportInput: true });
  const issues =
    result.error?.issues.map((issue) =>
      problemAt(issuePath(issue), describeInvalidPrice(issue) ?? describeIssue(issue)),
    ) ?? [];
  return [
    ...issues,
    ...[
      ...findRuleErrors(schema, content, choices.builtInRedirects),
      ...(kind === 'settings' ? findHiddenPages(content, choices) : []),
    ].map((error): Problem => ({ code: 'item-invalid', severity: 'error', ...error })),
    ...(result.success && kind === 'menu' ? tagProblems(content, problemAt) : []),
    ...(kind === 'restaurants' ? tileErrors(content) : []),
    ...references(kind, content, choices, problemAt),
  ];
}

/** A price as it was typed, which no number says. */
const describeInvalidPrice = ({ path, input }: z.core.$ZodIssue): string | undefined =>
  path.at(-1) === 'pricePence' && typeof input === 'string' && formatPounds(input) === undefined
    ? `must be in pounds, such as 12.50, not “${shorten(input, 40)}”`
    : undefined;

type ProblemAt = (path: readonly PathStep[], message: string) => Problem;

/** The title of the field at the end of a path; that of the list for an entry without one. */
function lastTitle(kind: ContentKind, path: readonly PathStep[]): string {
  const { title } = findField(
    contentDefinitions[kind].schema,
    path.slice(-1).every((step) => typeof step === 'number') ? path.slice(0, -1) : path,
  );
  return title.split(': ').at(-1) ?? title;
}

const tagProblems = (content: ItemContent, problemAt: ProblemAt): Problem[] =>
  contradictedTags(menu.parse(content)).map(({ path, dish, tag }) =>
    problemAt([...path, 'name'], `must agree with the allergen record of “${dish}”, which contradicts “${tag}”.`),
  );

/** The errors of a restaurant’s own tiles. */
const tileErrors = ({ heroTiles }: ItemContent): Problem[] =>
  (Array.isArray(heroTiles) ? heroTiles : []).flatMap((tile, at) =>
    readTile(tile, at).problems.flatMap((problem) =>
      problem.severity === 'error' ? [{ ...problem, path: ['heroTiles', ...problem.path.slice(1)] }] : [],
    ),
  );

const listOf = { menu: 'menus', offer: 'offers', restaurant: 'restaurants' } as const;

function references(kind: ContentKind, content: ItemContent, choices: Choices, problemAt: ProblemAt): Problem[] {
  const problems: Problem[] = [];
  walkFields(contentDefinitions[kind].schema, content, (field, value, path) => {
    const to = field.meta()?.refersTo;
    if (typeof value !== 'string' || value === '' || (to !== 'menu' && to !== 'offer' && to !== 'restaurant')) return;
    const ids = choices[listOf[to]].map((each) => each.value);
    if (ids.includes(value)) return;
    const near = nearestName(value, ids);
    problems.push(
      problemAt(
        path,
        `must be live: there is no ${to} “${value}”${near === undefined ? '' : `. Did you mean “${near}”?`}`,
      ),
    );
  });
  return problems;
}
