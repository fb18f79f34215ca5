import { z } from 'zod';
import type { Connection } from '#adapters/service/database/tables.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { nameOfContent } from '#schemas/api/content/content-kinds.ts';
import type { Release } from '#schemas/api/content/releases.ts';
import { job } from '#schemas/domain/job/job.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { addDays, wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import { listContentItems, readContent } from '../store/contents.ts';

interface Period {
  /** The first and the last day, in London. */
  readonly from: string;
  readonly to: string;
}

const midnight = (date: string): string => new Date(wallClock()?.instantOf({ date, minutes: 0 }) ?? date).toISOString();

/** What goes live or ends in a period, in the order of time. */
export async function listReleases(connection: Connection, { from, to }: Period): Promise<Release[]> {
  const [start, end] = [midnight(from), midnight(addDays(to, 1))];
  const releases = [
    ...(await listPageReleases(connection, start, end)),
    ...(await listItemReleases(connection, start, end)),
    ...(await listContentDates(connection)),
  ];
  return releases
    .filter(({ at }) => at >= start && at < end)
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at) || (one.id < other.id ? -1 : 1));
}

async function listPageReleases(connection: Connection, start: string, end: string): Promise<Release[]> {
  const rows = await connection
    .selectFrom('pages')
    .select(['id', 'title', 'published_revision', 'scheduled_at', 'unpublish_at'])
    .where('deleted_at', 'is', null)
    .where(({ or, and, eb }) =>
      or(
        (['scheduled_at', 'unpublish_at'] as const).map((column) =>
          and([eb(column, '>=', start), eb(column, '<', end)]),
        ),
      ),
    )
    .execute();
  return rows.flatMap(({ id, title, published_revision, scheduled_at, unpublish_at }) => {
    // What does not go live does not end.
    const ends = published_revision !== null || scheduled_at !== null;
    const page = { kind: 'page', id, isWholeDay: false, ...(title !== null && { name: title }) } as const;
    return [
      ...(scheduled_at === null ? [] : [{ ...page, at: scheduled_at, event: 'publish' as const }]),
      ...(unpublish_at === null || !ends ? [] : [{ ...page, at: unpublish_at, event: 'unpublish' as const }]),
    ];
  });
}

const restaurantZone = restaurant.pick({ timeZone: true });

async function listItemReleases(connection: Connection, start: string, end: string): Promise<Release[]> {
  const rows = await connection
    .selectFrom('content_drafts')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where(({ or, and, eb }) =>
      or(
        (['scheduled_at', 'unpublish_at'] as const).map((column) =>
          and([eb(column, '>=', start), eb(column, '<', end)]),
        ),
      ),
    )
    .execute();
  const releases: Release[] = [];
  for (const { kind, id, scheduled, scheduled_at, schedule_error, unpublish_at } of rows) {
    if (scheduled_at !== null && scheduled !== null)
      releases.push({
        ...describeItem(kind, id, scheduled),
        at: scheduled_at,
        event: 'publish',
        ...(schedule_error !== null && { error: schedule_error }),
      });
    if (unpublish_at !== null) {
      const text = scheduled ?? (await readContent(connection, kind, id));
      if (text !== undefined) releases.push({ ...describeItem(kind, id, text), at: unpublish_at, event: 'unpublish' });
    }
  }
  return releases;
}

/** What the calendar says about an item that is published or unpublished. */
function describeItem(kind: ContentKind, id: string, text: string) {
  const content: unknown = JSON.parse(text);
  const name = nameOfContent(kind, content);
  const timeZone = kind === 'restaurants' ? restaurantZone.safeParse(content).data?.timeZone : undefined;
  return {
    kind,
    id,
    isWholeDay: false,
    ...(name !== undefined && { name }),
    ...(timeZone !== undefined && { timeZone }),
  };
}

const offerDates = z.object({
  start: offerSchema.shape.startDate.catch(undefined),
  end: offerSchema.shape.endDate.catch(undefined),
});
const jobDates = z.object({ end: job.shape.validThrough.catch(undefined) });

/** The days on which live offers start and end, and on which live vacancies close. */
async function listContentDates(connection: Connection): Promise<Release[]> {
  const releases: Release[] = [];
  for (const kind of ['offer', 'job'] as const)
    for (const { id, content } of await listContentItems(connection, kind)) {
      const value: unknown = JSON.parse(content);
      const { startDate, endDate, validThrough } = Object(value);
      const { start, end } =
        kind === 'offer'
          ? offerDates.parse({ start: startDate, end: endDate })
          : { start: undefined, ...jobDates.parse({ end: validThrough }) };
      const name = nameOfContent(kind, value);
      const item = { kind, id, isWholeDay: true, ...(name !== undefined && { name }) };
      if (start !== undefined) releases.push({ ...item, at: midnight(start), event: 'start' });
      if (end !== undefined) releases.push({ ...item, at: midnight(end), event: 'end' });
    }
  return releases;
}
