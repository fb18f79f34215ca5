import { kindViews } from './kind-views.ts';

/** The lists of the app and its other views, in the order of the navigation. */
export const listViews = [
  { href: '/', title: 'Pages' },
  ...kindViews
    .filter(({ kind }) => kind !== 'settings' && kind !== 'booking-rules')
    .map(({ kind, title }) => ({ href: `/content/${kind}`, title })),
  { href: '/content/settings/brand', title: 'Settings' },
  { href: '/media', title: 'Media' },
  { href: '/api', title: 'API' },
] as const;
