import type { z } from 'zod';
import type { FormChoices } from '#adapters/service/forms/form-choices.ts';
import type { PageInput } from '#schemas/content/page/page.ts';
import type { settings } from '#schemas/content/settings/settings.ts';
import type { bookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import type { job } from '#schemas/domain/job/job.ts';
import type { menu } from '#schemas/domain/menu/menu.ts';
import type { offerSchema } from '#schemas/domain/offer/offer.ts';
import type { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { socialPost } from '#schemas/domain/social/social.ts';

/**
 * Initial content of an empty embedded database, as an editor would enter it and not validated yet. The order of each
 * list is the order on the site.
 */
export interface DemoData {
  readonly settings: z.input<typeof settings>;
  readonly restaurants: readonly z.input<typeof restaurant>[];
  readonly menus: readonly z.input<typeof menu>[];
  readonly offers: readonly z.input<typeof offerSchema>[];
  readonly jobs: readonly z.input<typeof job>[];
  readonly social: readonly z.input<typeof socialPost>[];
  readonly bookingRules: readonly z.input<typeof bookingRules>[];
  readonly forms: FormChoices;
  readonly pages: readonly PageInput[];
}
