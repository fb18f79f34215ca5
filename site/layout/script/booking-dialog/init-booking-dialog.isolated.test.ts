// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const openBookingDialog = vi.fn();
vi.mock('./open-booking-dialog.client.tsx', () => ({ openBookingDialog, restoreBookingDialog: vi.fn() }));
HTMLDialogElement.prototype.showModal ??= vi.fn();

const table = '/booking/soho?step=extras&date=2026-12-03&adults=2&time=19%3A30#booking.journey';
const { initBookingDialog } = await import('./init-booking-dialog.ts');
initBookingDialog();

/** Whether the browser would have followed the link that was clicked last. */
let isFollowed = false;
addEventListener('click', (event) => {
  isFollowed = !event.defaultPrevented;
  event.preventDefault();
});

beforeEach(() => {
  openBookingDialog.mockClear();
  document.body.innerHTML = `<a data-book="" href="/#booking">Book</a><a id="table" data-book="7" href="${table}">19:30</a>`;
});

/** Clicks a link. Returns whether its page would open. */
function click(link: string, init: MouseEventInit = {}): boolean {
  document.querySelector(link)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isFollowed;
}

it('opens the dialog with the table of a link, and keeps the location step of the page [diner.dialog] [diner.next-tables]', async () => {
  expect(click('#table')).toBe(false);
  await vi.waitFor(() => expect(openBookingDialog).toHaveBeenCalledOnce());
  expect(openBookingDialog.mock.calls[0]?.[0]).toMatchObject({
    restaurant: '7',
    href: expect.stringContaining(table),
    hasLocationStep: true,
  });
});

it('leads from a part of the page to a page that books while the dialog is loading [diner.dialog]', async () => {
  const hrefOf = () => document.querySelector('dialog a')?.getAttribute('href');
  click('[data-book=""]');
  expect(hrefOf()).toBe('/booking/choose');
  await vi.waitFor(() => expect(openBookingDialog).toHaveBeenCalledOnce());
  click('#table');
  expect(hrefOf()).toContain(table);
  await vi.waitFor(() => expect(openBookingDialog).toHaveBeenCalledTimes(2));
});

it('leaves a link of a table to the browser with Ctrl, and beside a booking of the page [diner.dialog] [diner.next-tables]', () => {
  expect(click('#table', { ctrlKey: true })).toBe(true);
  document.body.insertAdjacentHTML('beforeend', '<section data-journey="time"></section>');
  expect(click('#table')).toBe(true);
});

it('opens the dialog from a link in the content with the address of Book Now, unless it opens another window [diner.dialog]', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<main><a id="hero" href="/#booking">Book a table</a><a id="other" href="/menu">Menus</a></main>',
  );
  expect(click('#other')).toBe(true);
  expect(click('#hero')).toBe(false);
  await vi.waitFor(() => expect(openBookingDialog).toHaveBeenCalledOnce());
  expect(openBookingDialog.mock.calls[0]?.[0]).toMatchObject({ restaurant: undefined, hasLocationStep: true });
  document.querySelector('#hero')?.setAttribute('target', '_blank');
  expect(click('#hero')).toBe(true);
});
