import type { Page } from '@playwright/test';

/** Scripts of the services. Each records the state it found when it ran. */
export const answers = {
  '/gtm.js': `window.found = dataLayer.map((each) => Array.from(each).length ? Array.from(each) : each);
    document.cookie = '_ga=GA1.1.1; Path=/'; document.cookie = '_gcl_au=1; Path=/'; document.cookie = 'mine=1; Path=/';`,
  '/gtag/js': '',
  '/js/exponea.min.js': 'window.exponea = { initialize(given) { window.engaged = given; } };',
  '/widget.js': `window.LBDirect_Embed = ({ connectionid }) => {
    const form = document.createElement('p'); form.textContent = 'Form of ' + connectionid;
    document.querySelector('[data-booking-widget]').append(form); };`,
};

/** Every service, all with the same address. */
export const everything = (services: string): Record<string, string> => ({
  TAG_MANAGER_ID: 'GTM-TEST123',
  TAG_MANAGER_URL: services,
  ANALYTICS_ID: 'G-TEST123456',
  ANALYTICS_URL: services,
  ENGAGEMENT_TOKEN: 'token-of-a-test',
  ENGAGEMENT_URL: services,
  BOOKING_WIDGET_URL: `${services}/widget.js`,
});

/** Records every request of a page to another host than the site's. */
export function watchOthers(page: Page, site: string): string[] {
  const others: string[] = [];
  page.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url()) && new URL(request.url()).origin !== site) others.push(request.url());
  });
  return others;
}
