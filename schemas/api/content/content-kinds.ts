import type { z } from 'zod';
import { settings } from '#schemas/content/settings/settings.ts';
import { bookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { job } from '#schemas/domain/job/job.ts';
import { menu } from '#schemas/domain/menu/menu.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { socialPost } from '#schemas/domain/social/social.ts';
import { type ContentKind, settingsId } from './content-kind.ts';

interface ContentDefinition {
  readonly schema: z.ZodObject;
  /** The field with the item’s id; undefined for the settings, of which there is one record. */
  readonly idField: string | undefined;
  /** The field that names an item; without a value, its id names it. */
  readonly nameField: string;
}

/** What the items of each kind are: their schema, id and name. */
export const contentDefinitions: Readonly<Record<ContentKind, ContentDefinition>> = {
  settings: { schema: settings, idField: undefined, nameField: 'siteName' },
  restaurants: { schema: restaurant, idField: 'storeId', nameField: 'title' },
  menu: { schema: menu, idField: 'id', nameField: 'name' },
  offer: { schema: offerSchema, idField: 'id', nameField: 'title' },
  job: { schema: job, idField: 'job_id', nameField: 'name' },
  social: { schema: socialPost, idField: 'id', nameField: 'caption' },
  'booking-rules': { schema: bookingRules, idField: 'storeId', nameField: 'storeId' },
};

/** The name of an item for editors, valid or not; undefined if it has none. */
export function nameOfContent(kind: ContentKind, value: unknown): string | undefined {
  const name: unknown = Object(value)[contentDefinitions[kind].nameField];
  return typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 200) : undefined;
}

/** The id that an item states, which may be a number; undefined for the settings and for an item without one. */
export function idOfContent(kind: ContentKind, value: unknown): string | undefined {
  const { idField } = contentDefinitions[kind];
  const id: unknown = idField === undefined ? settingsId : Object(value)[idField];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}
