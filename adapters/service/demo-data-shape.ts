import type { z } from 'zod';
import type { bookingRules } from '#schemas/booking-rules/booking-rules.ts';
import type { job } from '#schemas/job/job.ts';
import type { menu } from '#schemas/menu/menu.ts';
import type { offer } from '#schemas/offer/offer.ts';
import type { PageInput } from '#schemas/page/page.ts';
import type { restaurant } from '#schemas/restaurant/restaurant.ts';
import type { settings } from '#schemas/settings/settings.ts';
import type { socialPost } from '#schemas/social/social.ts';
import type { FormChoices } from './forms/form-choices.ts';

/**
 * What the embedded service starts with when its database is empty. Content as an editor would write it, before it
 * is validated; the order of each list is the order visitors see.
 */
export interface DemoData {
  readonly settings: z.input<typeof settings>;
  readonly restaurants: readonly z.input<typeof restaurant>[];
  readonly menus: readonly z.input<typeof menu>[];
  readonly offers: readonly z.input<typeof offer>[];
  readonly jobs: readonly z.input<typeof job>[];
  readonly social: readonly z.input<typeof socialPost>[];
  readonly bookingRules: readonly z.input<typeof bookingRules>[];
  readonly forms: FormChoices;
  readonly pages: readonly PageInput[];
}
