import type { ReadPage } from '#blocks/page-reader.ts';
import type { PagePart } from '#schemas/content/page/page-parts.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import type { Tile } from '#schemas/content/tile/tile.ts';
import { findBookingTitle, managePath } from '#schemas/domain/booking/manage/booking-manager.ts';
import { isOpenJob } from '#schemas/domain/job/job-category.ts';
import { dishParameter, findDish } from '#schemas/domain/menu/find-dish.ts';
import { dayInLondon } from '#schemas/domain/restaurant/time/day-in-london.ts';
import { describeHead } from '../../head/describe-head.ts';
import type { DocumentRequest, PlanDependencies } from '../../resolve/document-request.ts';
import type { FoundSubject } from '../../resolve/resolve-route.ts';
import { describeData } from '../../structured-data/describe-data.ts';
import type { PlannedPage } from '../planned-document.ts';
import { breadcrumbsOf } from './breadcrumbs-of.ts';

interface DescribeInput {
  readonly settings: Settings;
  readonly subject: FoundSubject;
  readonly page: ReadPage;
  readonly part: PagePart | undefined;
  /** Whether the address is a secret link that opens nothing. */
  readonly isUnknownLink: boolean;
}

/** What the page tells browsers, social networks and search engines. */
export function describePage(
  { path, now, query, form, submission, managed, waiting, wallet }: DocumentRequest,
  { origin, socialCards }: PlanDependencies,
  { settings, subject, page, part, isUnknownLink }: DescribeInput,
): Pick<PlannedPage, 'status' | 'head' | 'breadcrumbs' | 'structuredData'> {
  const breadcrumbs = breadcrumbsOf(subject);
  const isClosed = subject.job !== undefined && !isOpenJob(subject.job, dayInLondon(now));
  // A closed vacancy is not described as a job posting, because search engines would list it as open.
  const describedSubject = isClosed ? { ...subject, job: undefined } : subject;
  const invalid =
    hasError(form) || hasError(submission) || [managed?.message, waiting, wallet].some((each) => each !== undefined);
  const [dishId] = query[dishParameter] ?? [];
  const dish = dishId === undefined ? undefined : subject.menu && findDish(subject.menu, dishId);
  const isDishMissing = dishId !== undefined && subject.menu !== undefined && dish === undefined;
  return {
    status: isClosed ? 410 : isDishMissing || isUnknownLink ? 404 : 200,
    head: describeHead({
      // The page with a booking has the same template, and another title.
      envelope: path === managePath ? { ...page.envelope, title: findBookingTitle } : page.envelope,
      settings,
      subject,
      dish,
      part,
      path,
      origin,
      socialCards,
      hasError: invalid,
    }),
    breadcrumbs,
    structuredData: describeData({
      settings,
      subject: describedSubject,
      breadcrumbs,
      origin,
      now,
      applies: hasApplicationForm(page.tiles),
    }),
  };
}

const hasError = (submission: { readonly errors?: object | undefined } | undefined): boolean =>
  Object.keys(submission?.errors ?? {}).length > 0;

/** Whether visitors can apply for a vacancy on the page itself. */
const hasApplicationForm = (tiles: readonly { readonly tile: Tile }[]): boolean =>
  tiles.some(
    ({ tile }) => tile.formType === 'job-apply' || (tile.type === 'job-detail' && tile.applies && !tile.formType),
  );
