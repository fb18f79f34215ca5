import { expect, type Page } from '@playwright/test';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { chooseCookies } from '#site/e2e/layout/cookie-choices.ts';
import { siteUrl } from '#site/e2e/product/product.ts';
import { choose, farDay, journey, press, stepOf, takeTime } from './booking-visitor.ts';

/** A Saturday so far ahead that nobody else's test takes its tables: there is brunch, for which a card is needed. */
export function farSaturday(daysAhead: number): string {
  const day = farDay(daysAhead);
  return addDays(day, (6 - new Date(`${day}T12:00Z`).getUTCDay() + 7) % 7);
}

/** Comes to the details of brunch for two in Soho, where a card is asked for. */
export async function comeToCard(page: Page, date: string, time: string, site = siteUrl()): Promise<void> {
  await openParty(page, date, site);
  await chooseBrunch(page, time);
}

/** Opens the journey in Soho, and waits until it is the browser’s own: then the day has a calendar. */
export async function openParty(page: Page, date: string, site: string): Promise<void> {
  await chooseCookies(page.context(), site);
  await page.goto(`${site}/booking/soho?date=${date}`);
  await expect(stepOf(page, 'party').getByRole('button', { name: /^(Change|Choose) date/ })).toBeVisible();
}

/** From the party on: brunch, and a time. */
export async function chooseBrunch(page: Page, time: string): Promise<void> {
  await choose(page, 'Weekend brunch');
  await press(page, 'Find a time');
  await takeTime(page, time);
  await expect(cardPart(page)).toBeVisible();
}

export const cardPart = (page: Page) => journey(page).getByRole('group', { name: 'A card to hold the table' });
