import type { Settings } from '#schemas/content/settings/settings.ts';
import type { Breadcrumb } from '../plan/describe/breadcrumbs-of.ts';
import type { FoundSubject } from '../resolve/resolve-route.ts';
import { describeJob } from './describe-job.ts';
import { describeMenu } from './describe-menu.ts';
import { describeOffer } from './describe-offer.ts';
import { describeRestaurant } from './describe-restaurant.ts';

interface DataInput {
  readonly settings: Settings;
  readonly subject: FoundSubject;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly origin: string;
  readonly now: Date;
  /** Whether visitors can apply for the vacancy on the page itself. */
  readonly applies: boolean;
}

/**
 * The structured data of a document, built from the data that its tiles show: it states nothing that the page does not.
 * Source: schema.org types Organization, Restaurant, Menu, Offer, JobPosting, BreadcrumbList.
 */
export function describeData({ settings, subject, breadcrumbs, origin, now, applies }: DataInput): object[] {
  const { restaurant, menu, offer, job, pageId } = subject;
  const facts = [
    ...(pageId === 'home' ? [describeOrganization(settings, origin)] : []),
    ...(restaurant && pageId === '_restaurant' ? [describeRestaurant(restaurant, settings, origin)] : []),
    ...(menu ? [describeMenu(menu)] : []),
    ...(offer ? [describeOffer(offer, { origin, now })] : []),
    ...(job ? [describeJob(job, { settings, origin, applies })] : []),
    ...(breadcrumbs.length > 1 ? [describeBreadcrumbs(breadcrumbs, origin)] : []),
  ];
  return facts.map((fact) => ({ '@context': 'https://schema.org', ...fact }));
}

const describeOrganization = ({ siteName, email, socialMediaItems }: Settings, origin: string): object => ({
  '@type': 'Organization',
  name: siteName,
  url: `${origin}/`,
  ...(email && { email }),
  sameAs: socialMediaItems.map(({ linkUrl }) => linkUrl).filter((url) => url.startsWith('https://')),
});

const describeBreadcrumbs = (breadcrumbs: readonly Breadcrumb[], origin: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});
