import { isPageWithoutAddress } from '#schemas/content/page/page-without-address.ts';
import type { Rule } from '../finding.ts';

/** The approximate number of characters that search engines show of a title. */
const maxTitleLength = 60;

/** What search engines and shared links show of the page. */
export const envelope: Rule = ({ page }, { wasIndexed }) => {
  if (!page || isPageWithoutAddress(page.envelope.id)) return [];
  const { description, title, indexed } = page.envelope;
  const missing = {
    code: 'description-missing',
    severity: 'warning',
    path: ['description'],
    message: 'The page has no description. Search engines will choose their own text.',
    fixes: [],
  } as const;
  const long = {
    code: 'title-long',
    severity: 'warning',
    path: ['title'],
    message: `The title has ${title.length} characters. Search engines cut it after about ${maxTitleLength}.`,
    fixes: [],
  } as const;
  const unlisted = {
    code: 'no-longer-listed',
    severity: 'warning',
    path: ['indexed'],
    message: 'Search engines list this page. If it is published like this, they will remove it.',
    fixes: [{ label: 'Keep in search engines', changes: [{ path: ['indexed'], value: true }] }],
  } as const;
  return [
    ...(indexed && description === undefined ? [missing] : []),
    ...(indexed && title.length > maxTitleLength ? [long] : []),
    ...(wasIndexed && !indexed ? [unlisted] : []),
  ];
};
