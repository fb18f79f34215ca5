import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { bookingMenu, upsell } from '#schemas/api/booking/booking-choices.ts';
import { requirements } from '#schemas/api/booking/booking-times.ts';
import { bookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { bookingMenuRules, guaranteeRule, occasionRules } from '#schemas/domain/booking/rules/occasion-rules.ts';
import { areaRules, extraRules, stay } from '#schemas/domain/booking/rules/seating-rules.ts';
import { menuItem } from '#schemas/domain/menu/menu.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { media, mediaVariant } from '../media/media.ts';

/** Whole-number fields with their minimum and maximum. */
const wholeNumbers: readonly [name: string, schema: z.ZodType, minimum: number, maximum: number][] = [
  ['width of an image', media.shape.width, 1, 20_000],
  ['height of an image', media.shape.height, 1, 20_000],
  ['width of a size', mediaVariant.shape.width, 1, 10_000],
  ['price of a dish', menuItem.shape.pricePence, 0, 1_000_000],
  ['energy of a dish', menuItem.shape.kcal, 0, 10_000],
  ['price of a booking menu', bookingMenu.shape.pricePence, 0, 1_000_000],
  ['price of an extra', upsell.shape.pricePence, 0, 1_000_000],
  ['maximum of an extra', upsell.shape.maxQty, 0, 500],
  ['guarantee of a table', requirements.shape.guaranteeAmountPence, 0, Number.MAX_SAFE_INTEGER],
  ['days ahead at a restaurant', restaurant.shape.bookingDaysAhead, 0, 730],
  ['days ahead in the rules', bookingRules.shape.daysAhead, 0, 730],
  ['minutes before closing', bookingRules.shape.lastTableMinutes, 0, 600],
  ['minutes of a stay', stay.shape.minutes, 15, 720],
  ['largest party of a stay', stay.shape.upToCovers, 1, 500],
  ['seats of an area', areaRules.shape.seats, 1, 500],
  ['smallest party of an occasion', occasionRules.shape.minimumCovers, 1, 500],
  ['largest party of an occasion', occasionRules.shape.maximumCovers, 1, 500],
  ['price of a booking menu in the rules', bookingMenuRules.shape.pricePence, 0, 1_000_000],
  ['amount of a guarantee', guaranteeRule.shape.amountPence, 0, 1_000_000],
  ['price of an extra in the rules', extraRules.shape.pricePence, 0, 1_000_000],
  ['extras a day', extraRules.shape.perDay, 0, 10_000],
];

describe('a number field', () => {
  it.each(wholeNumbers)(
    'accepts only whole numbers within its limits: %s [api.calls]',
    (_, schema, minimum, maximum) => {
      const accepted = [minimum - 1, minimum, minimum + 0.5, maximum, maximum + 1, String(minimum), 'many'].map(
        (value) => schema.safeParse(value).success,
      );
      expect(accepted).toEqual([false, true, false, true, false, true, false]);
    },
  );
});
