import { expect, type Page } from '@playwright/test';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { chooseCookies } from '#site/e2e/layout/cookie-choices.ts';
import { siteUrl } from '#site/e2e/product/product.ts';
import { choose, farDay, journey, passTimeStep, press, stepOf } from './booking-visitor.ts';

/** A Saturday beyond the tables of other tests. Brunch on Saturdays requires a card. */
export function farSaturday(daysAhead: number): string {
  const day = farDay(daysAhead);
  return addDays(day, (6 - new Date(`${day}T12:00Z`).getUTCDay() + 7) % 7);
}

/** Goes to the details of brunch for two in Soho, which requires a card. */
export async function openCardStep(page: Page, date: string, time: string, site = siteUrl()): Promise<void> {
  await openParty(page, date, site);
  await chooseBrunch(page, time);
}

/** Opens the journey in Soho and waits until it is hydrated, which adds a calendar to the day. */
export async function openParty(page: Page, date: string, site: string): Promise<void> {
  await chooseCookies(page.context(), site);
  await page.goto(`${site}/booking/soho?date=${date}`);
  await expect(stepOf(page, 'party').getByRole('button', { name: /^(Change|Choose) date/ })).toBeVisible();
}

/** From the party step, chooses brunch and a time. */
export async function chooseBrunch(page: Page, time: string): Promise<void> {
  await choose(page, 'Weekend brunch');
  await press(page, 'Find a time');
  await passTimeStep(page, time);
  await expect(cardPart(page)).toBeVisible();
}

export const cardPart = (page: Page) => journey(page).getByRole('group', { name: 'A card to hold the table' });
