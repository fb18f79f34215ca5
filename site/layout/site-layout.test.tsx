import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorContent } from './error/error-content.tsx';
import { plannedError, plannedPage } from './planned-example.ts';
import { SiteLayout } from './site-layout.tsx';

const render = (document: Parameters<typeof SiteLayout>[0]['document']): string =>
  renderToStaticMarkup(
    <SiteLayout document={document}>
      <main id="content" />
    </SiteLayout>,
  );

const fullSettings = {
  tagline: 'Four kitchens, one table',
  mastheadItems: [
    { linkText: 'Menus', linkUrl: '/menu' },
    { linkText: 'What’s on', linkUrl: '/offers', links: [{ linkText: 'Offers', linkUrl: '/offers' }] },
    { linkText: 'Shop', linkUrl: 'https://shop.example/', openInNewTab: true },
  ],
  footerItems: [{ linkText: 'Privacy policy', linkUrl: '/privacy-policy' }],
  socialMediaItems: [{ linkText: 'Instagram', linkUrl: 'https://instagram.example/pandanrow', openInNewTab: true }],
  copyrightLine: 'Pandan Row Restaurants Limited',
  groupLine: 'Registered in England and Wales.',
  siteLink: { linkText: 'pandanrow.example', linkUrl: 'https://pandanrow.example/' },
  email: 'hello@example.com',
  banner: { text: 'Christmas tables are open.', endDate: '2026-12-23' },
  popup: { heading: 'A pudding', body: '<p>On your <strong>birthday</strong>.</p>', startDate: '2026-11-21' },
};

/** The position of each part of the layout in the document; -1 where it is missing. */
const positionsOf = (html: string): number[] =>
  ['<site-banner', '<dialog', '<header', '<main', '<footer', 'data-cookie-banner', 'href="#top"'].map((part) =>
    html.indexOf(part),
  );

describe('the layout', () => {
  it('has the order banner, popup, header, content, footer, cookies, back to top [page.order]', () => {
    const found = positionsOf(render(plannedPage({ settings: fullSettings })));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
  });

  it('has no style attributes and scripts, for the content security policy', () => {
    for (const headerVariant of ['header1', 'header2', 'header3', 'header4', 'header5', 'header6'] as const) {
      expect(render(plannedPage({ settings: fullSettings, page: { headerVariant } }))).not.toMatch(/ style=|<script/);
    }
  });

  it('leaves out banner and popup outside their days [banner.global] [popup.global]', () => {
    const html = render(plannedPage({ settings: fullSettings, now: new Date('2026-12-24T12:00:00Z') }));
    expect(html).not.toContain('<site-banner');
    expect(html).toContain('<dialog');
    expect(render(plannedPage({ settings: fullSettings, now: new Date('2026-11-20T12:00:00Z') }))).not.toContain(
      '<dialog',
    );
  });

  it('identifies banner and popup by their content, so that new content is shown again [banner.global] [popup.global]', () => {
    const named = (html: string) =>
      [/data-banner="([^"]+)"/, /data-popup="([^"]+)"/].map((name) => name.exec(html)?.[1]);
    const [banner, popup] = named(render(plannedPage({ settings: fullSettings })));
    const later = { ...fullSettings, banner: { ...fullSettings.banner, endDate: '2026-12-30' } };
    expect(named(render(plannedPage({ settings: later })))).toEqual([banner, popup]);
    const other = { ...fullSettings, banner: { text: 'Closed on Monday.' } };
    expect(named(render(plannedPage({ settings: other })))[0]).not.toBe(banner);
  });

  it('passes configured numbers to the script and the style sheets', () => {
    const configuration = {
      headerSolidAfterPx: '80',
      backToTopAfterPx: '90',
      loadingBarThrottleMs: '70',
      loadingBarHeightPx: '6',
      cookieBannerDelayMs: '5',
    };
    const html = render(plannedPage({ settings: fullSettings, configuration }));
    for (const text of [
      'data-solid-after="80"',
      'data-shown-after="90"',
      'data-progress="70"',
      '--loading-bar-height:6px',
      'data-delay="5"',
    ]) {
      expect(html).toContain(text);
    }
  });

  it('uses the editor’s text for the cookie banner, and a default text without one [cookie.banner]', () => {
    const cookieBanner = { heading: 'Crumbs', text: 'Some are needed.' };
    expect(render(plannedPage({ settings: { ...fullSettings, cookieBanner } }))).toMatch(
      />Crumbs<\/h2><p>Some are needed\. <a/,
    );
    expect(render(plannedPage({ settings: fullSettings }))).toMatch(/>Cookies<\/h2>/);
  });

  it('has no cookie banner where a consent provider is configured [cookie.banner]', () => {
    const provider = { consentProvider: 'script', consentProviderUrl: 'https://consent.example/asks.js' };
    const html = render(plannedPage({ settings: fullSettings, configuration: provider }));
    expect(html).not.toContain('data-cookie-banner');
    expect(html).toContain('https://consent.example/asks.js');
    expect(html).toContain('data-cookie-settings');
  });

  it('has no cookie choices where consent is disabled [cookie.banner]', () => {
    const html = render(plannedPage({ settings: fullSettings, configuration: { cookieConsentStyle: 'none' } }));
    expect(html).not.toMatch(/data-cookie-banner|data-cookie-settings|#cookies\.heading/);
  });

  it('includes third-party services only where configured, and never on pages with a secret address [thirdparty.tags]', () => {
    const tags = { tagManagerId: 'GTM-ABC123' };
    expect(render(plannedPage({ settings: fullSettings }))).not.toContain('data-third-parties');
    expect(render(plannedPage({ settings: fullSettings, configuration: tags }))).toContain('gtm.js?id=GTM-ABC123');
    const own = plannedPage({ settings: fullSettings, configuration: tags });
    const preferences = { ...own, context: { ...own.context, pageId: '_preferences' } };
    expect(render(preferences)).not.toContain('data-third-parties');
    const error = plannedError(500);
    expect(render({ ...error, layout: own.layout })).not.toContain('data-third-parties');
  });

  it('asks for consent again when the list of services changes [cookie.banner]', () => {
    const list = (configuration: Record<string, string>) =>
      /data-cookie-banner="([^"]+)"/.exec(render(plannedPage({ settings: fullSettings, configuration })))?.[1];
    const tagged = list({ tagManagerId: 'GTM-ABC123' });
    expect(tagged).not.toBe(list({}));
    expect(tagged).toBe(list({ tagManagerId: 'GTM-XYZ789', cookieConsentDays: '14' }));
  });

  it('leads from the menu to a guest’s booking where the footer does [diner.manage]', () => {
    const menuOf = (footerItems: readonly object[]) =>
      /<nav id="site-menu".*?<\/nav>/s.exec(render(plannedPage({ settings: { ...fullSettings, footerItems } })))?.[0];
    const item = { linkText: 'Find my booking', linkUrl: '/manage-booking' };
    expect(menuOf([item])).toMatch(/href="\/manage-booking"[^>]*><span>Find my booking/);
    expect(menuOf([])).not.toContain('/manage-booking');
  });

  it('uses the configured label for Book Now [header.book-now]', () => {
    expect(render(plannedPage())).toMatch(/href="\/#booking"[^>]*>Book Now/);
    expect(render(plannedPage({ configuration: { bookNowLabel: 'Find a table' } }))).toMatch(
      /href="\/#booking"[^>]*>Find a table/,
    );
  });
});

describe('the footer', () => {
  const footer = (document: Parameters<typeof render>[0]): string =>
    /<footer.*<\/footer>/s.exec(render(document))?.[0] ?? '';

  it('has copyright with the year, group line, site link, email, social icons and links [footer.content]', () => {
    const html = footer(plannedPage({ settings: fullSettings }));
    expect(html).toContain('© 2026 Pandan Row Restaurants Limited');
    expect(html).toContain('Registered in England and Wales.');
    expect(html).toContain('href="https://pandanrow.example/"');
    expect(html).toContain('href="mailto:hello@example.com"');
    expect(html).toMatch(
      /href="https:\/\/instagram\.example\/pandanrow" target="_blank" rel="noopener"><svg role="img" aria-label="Instagram"/,
    );
    expect(html).toContain('>Privacy policy</a>');
  });

  it('uses the year in London [footer.content]', () => {
    expect(footer(plannedPage({ now: new Date('2027-01-01T00:00:00Z') }))).toContain('© 2027 Pandan Row');
  });

  it('has no email where the settings have none [footer.content]', () => {
    expect(footer(plannedPage())).not.toContain('mailto:');
  });

  it('links to the page about cookies once [footer.content]', () => {
    expect(footer(plannedPage()).match(/href="\/cookies"/g)).toHaveLength(1);
    const listed = { footerItems: [{ linkText: 'Cookies', linkUrl: '/cookies' }] };
    expect(footer(plannedPage({ settings: listed })).match(/href="\/cookies"/g)).toHaveLength(1);
  });
});

describe('the masthead', () => {
  it('has links, disclosures, and links that say that they open a new tab [header.masthead]', () => {
    const html = render(plannedPage({ settings: fullSettings, path: '/menu/lunch' }));
    expect(html).toMatch(/<a class="link" href="\/menu" data-part="item" aria-current="true">Menus<\/a>/);
    expect(html).toMatch(/<details[^>]*data-disclosure=""><summary[^>]*>What’s on/);
    expect(html).toMatch(
      /href="https:\/\/shop\.example\/"[^>]*target="_blank" rel="noopener">Shop.*?\(opens in a new tab\)/,
    );
  });
});

describe('the error page', () => {
  it('has no header and footer without settings, but all required parts [footer.content]', () => {
    const html = render({ ...plannedError(500), settings: undefined });
    expect(html).not.toMatch(/<header|<footer/);
    expect(html).toContain('<main');
  });

  it.each([404, 500])('shows status %s, the message and a link home [route.error-page]', (status) => {
    const html = renderToStaticMarkup(<ErrorContent status={status} message="This page could not be found" />);
    expect(html).toContain(`Error ${status}`);
    expect(html).toMatch(/<h1[^>]*>This page could not be found<\/h1>/);
    expect(html).toMatch(/href="\/"[^>]*>.*Return to homepage/);
  });

  it('explains what is gone, and leads to all that there are before the homepage [route.error-page] [route.404]', () => {
    const html = renderToStaticMarkup(
      <ErrorContent
        status={404}
        message="Vacancy not found"
        explanation="It has been filled."
        way={{ label: 'See all open vacancies', url: '/careers/job-search' }}
      />,
    );
    expect(html).toMatch(/<h1[^>]*>Vacancy not found<\/h1><p>It has been filled\.<\/p>/);
    expect(html).toMatch(
      /href="\/careers\/job-search"[^>]*>.*See all open vacancies.*href="\/"[^>]*>.*Return to homepage/,
    );
  });

  it('suggests three further pages for an unknown address, and none after a failure [route.error-page]', () => {
    const suggestions = (status: number) =>
      renderToStaticMarkup(<ErrorContent status={status} message="No" />).match(/<li class="suggestion"/g)?.length ?? 0;
    expect(suggestions(404)).toBe(3);
    expect(suggestions(500)).toBe(0);
  });
});
