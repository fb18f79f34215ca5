import { z } from 'zod';
import { settings } from '#schemas/content/settings/settings.ts';
import { bookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { menu } from '#schemas/domain/menu/menu.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { publishResult } from '../content/editing.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pathId, storeId } from '../wire.ts';

/** Endpoints that replace live content without a draft. Apart from those of pages, which need none of these schemas. */
export const saveContentEndpoints = {
  saveSettings: defineEndpoint({
    name: 'saveSettings',
    summary: 'Replaces the brand’s settings. Visitors see the change at once.',
    method: 'PUT',
    path: '/api/v1/editing/brand-settings',
    access: 'editor',
    body: settings,
    reply: publishResult,
  }),
  saveMenu: defineEndpoint({
    name: 'saveMenu',
    summary: 'Replaces or adds a menu. Visitors see the change at once.',
    method: 'PUT',
    path: '/api/v1/editing/menu/{id}',
    access: 'editor',
    params: z.object({ id: pathId('Menu', 'The menu’s id.') }),
    body: menu,
    reply: publishResult,
  }),
  saveRestaurant: defineEndpoint({
    name: 'saveRestaurant',
    summary: 'Replaces or adds a restaurant. Visitors see the change at once.',
    method: 'PUT',
    path: '/api/v1/editing/restaurant/{storeId}',
    access: 'editor',
    params: z.object({ storeId }),
    body: restaurant,
    reply: publishResult,
  }),
  bookingRules: defineEndpoint({
    name: 'bookingRules',
    summary: 'Returns a restaurant’s booking rules.',
    method: 'GET',
    path: '/api/v1/editing/booking-rules/{storeId}',
    access: 'editor',
    params: z.object({ storeId }),
    reply: bookingRules,
  }),
  saveBookingRules: defineEndpoint({
    name: 'saveBookingRules',
    summary: 'Replaces or adds a restaurant’s booking rules. They apply from the next booking.',
    method: 'PUT',
    path: '/api/v1/editing/booking-rules/{storeId}',
    access: 'editor',
    params: z.object({ storeId }),
    body: bookingRules,
    reply: publishResult,
  }),
};
