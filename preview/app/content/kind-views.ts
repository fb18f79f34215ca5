import type { ChangeKind } from '#schemas/api/content/changes.ts';
import { type ContentKind, kindNouns } from '#schemas/api/content/content-kind.ts';
import { jobPathStart } from '#schemas/domain/job/job-path.ts';
import { offerPathStart } from '#schemas/domain/offer/offer-path.ts';

/** How a kind of content is presented to editors. */
export interface KindView {
  readonly kind: ContentKind;
  /** Names the list: “Menus”. */
  readonly title: string;
  /** Names one item: “menu”. */
  readonly noun: string;
  /** Whether the noun is plural: “these settings are”. */
  readonly isPlural?: true;
  /** The label of the id of a new item; undefined if no item can be added. */
  readonly idLabel?: string;
  /** The path on the site before the id, if the id is part of an address. */
  readonly address?: string;
}

/** The kinds with a list or an editor of their own, in the order of the navigation. */
export const kindViews: readonly KindView[] = [
  { kind: 'menu', title: 'Menus', ...kindNouns.menu, idLabel: 'Address', address: '/menu/' },
  { kind: 'restaurants', title: 'Restaurants', ...kindNouns.restaurants, idLabel: 'Store id' },
  { kind: 'offer', title: 'Offers', ...kindNouns.offer, idLabel: 'Address', address: offerPathStart },
  { kind: 'job', title: 'Vacancies', ...kindNouns.job, idLabel: 'Address', address: jobPathStart },
  { kind: 'social', title: 'Social posts', ...kindNouns.social, idLabel: 'Id' },
  { kind: 'settings', title: 'Settings', ...kindNouns.settings },
  { kind: 'booking-rules', title: 'Booking rules', ...kindNouns['booking-rules'] },
];

/** The view of a kind in an address; undefined for an unknown one. */
export const findKindView = (kind: string): KindView | undefined => kindViews.find((view) => view.kind === kind);

/** The name of one item of a kind: “Vacancy”. */
export function nameOfKind(kind: ChangeKind): string {
  const noun = kind === 'page' ? 'page' : (findKindView(kind)?.noun ?? kind);
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
}

/** The start of a sentence about one item: “This menu is”, “These settings have”. */
export const thisItem = ({ noun, isPlural }: KindView, verb: 'is' | 'has'): string =>
  isPlural ? `These ${noun} ${verb === 'is' ? 'are' : 'have'}` : `This ${noun} ${verb}`;

/** The route of an item’s editor. */
export const itemRoute = (kind: ContentKind, id: string): string => `/content/${kind}/${encodeURIComponent(id)}`;
