import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { ChangeKind } from '#schemas/api/content/changes.ts';
import { settingsId } from '#schemas/api/content/content-kind.ts';
import { page } from '#schemas/content/page/page.ts';
import { describeIssue } from '#schemas/content/problem/describe-issue.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';
import { settings } from '#schemas/content/settings/settings.ts';
import { bookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { job } from '#schemas/domain/job/job.ts';
import { menu } from '#schemas/domain/menu/menu.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { socialPost } from '#schemas/domain/social/social.ts';
import type { DemoData } from './demo-data.ts';

/** One item of initial content. */
export interface SeedItem {
  readonly kind: ChangeKind;
  readonly id: string;
  readonly content: string;
  readonly position: number;
}

/** Hash that changes whenever the data changes. */
export const seedHash = (data: DemoData): string => createHash('sha256').update(JSON.stringify(data)).digest('hex');

/**
 * Turns the data into items that are valid against their schemas. Throws an error that lists every invalid value and
 * every duplicate id.
 */
export function seedItems(data: DemoData): SeedItem[] {
  const errors: string[] = [];

  function items<Schema extends z.ZodType>(
    kind: ChangeKind,
    name: keyof DemoData,
    values: readonly unknown[],
    schema: Schema,
    getId: (value: z.output<Schema>) => string,
  ): SeedItem[] {
    const ids = new Set<string>();
    return values.flatMap((value, position) => {
      const result = schema.safeParse(value, { reportInput: true });
      if (!result.success) {
        errors.push(
          ...result.error.issues.map(
            (issue) => `${formatItemPath(name, position, issue.path)} ${describeIssue(issue)}`,
          ),
        );
        return [];
      }
      const id = getId(result.data);
      if (ids.has(id)) errors.push(`${name}[${position}] repeats the id ${id}`);
      ids.add(id);
      return [{ kind, id, content: JSON.stringify(value), position }];
    });
  }

  const all = [
    ...items('settings', 'settings', [data.settings], settings, () => settingsId),
    ...items('restaurants', 'restaurants', data.restaurants, restaurant, (one) => one.storeId),
    ...items('menu', 'menus', data.menus, menu, (one) => one.id),
    ...items('offer', 'offers', data.offers, offerSchema, (one) => one.id),
    ...items('job', 'jobs', data.jobs, job, (one) => one.job_id),
    ...items('social', 'social', data.social, socialPost, (one) => one.id),
    ...items('booking-rules', 'bookingRules', data.bookingRules, bookingRules, (one) => one.storeId),
    ...items('page', 'pages', data.pages, page, (one) => one.id),
  ];
  if (errors.length > 0) throw new Error(`The demo data is not valid:\n${errors.join('\n')}`);
  return all;
}

const formatItemPath = (name: string, position: number, path: readonly PropertyKey[]): string =>
  formatPath([
    name,
    ...(name === 'settings' ? [] : [position]),
    ...path.map((step) => (typeof step === 'number' ? step : String(step))),
  ]);
