import type { MediaUse } from '#schemas/api/content/media-library.ts';

const nouns: Readonly<Record<MediaUse['kind'], readonly [one: string, several: string]>> = {
  page: ['page', 'pages'],
  restaurants: ['restaurant', 'restaurants'],
  menu: ['menu', 'menus'],
  offer: ['offer', 'offers'],
  job: ['vacancy', 'vacancies'],
  social: ['social post', 'social posts'],
  media: ['video', 'videos'],
  settings: ['settings', 'settings'],
};

const list = new Intl.ListFormat('en-GB');

/** “Used by 2 pages and the settings”, or “Used on 2 pages”. Something uses the file. */
export function describeUses(uses: readonly Pick<MediaUse, 'kind'>[]): string {
  const counts = Map.groupBy(uses, ({ kind }) => kind);
  const parts = [...counts].map(([kind, { length }]) => {
    const [one, several] = nouns[kind];
    return kind === 'settings' ? `the ${one}` : `${length} ${length === 1 ? one : several}`;
  });
  return `Used ${counts.size === 1 && counts.has('page') ? 'on' : 'by'} ${list.format(parts)}`;
}
