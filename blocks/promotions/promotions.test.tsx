import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import { type Offer, offerSchema } from '#schemas/domain/offer/offer.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { Promotions } from './promotions.tsx';

const described = (id: string, startDate: string, endDate: string) =>
  offerSchema.parse({
    id,
    title: id,
    description: '<p>Lunch.</p>',
    termAndConditions: '<p>One each.</p>',
    startDate,
    endDate,
  });

const render = (offers: readonly Offer[] | undefined, more: object = {}, path = '/'): string =>
  renderToStaticMarkup(
    Promotions({
      tile: tiles.promotions.schema.parse({ type: 'promotions', key: 'offers', source: 'offers', ...more }),
      data: { offers },
      placement: { headingLevel: 2, alternation: 0, first: false, span: 6 },
      page: {
        pageId: 'home',
        path,
        now: new Date('2026-11-21T18:30:00Z'),
        area: { kind: 'home' },
        query: {},
        options: defaultOptions,
      },
    }),
  );

describe('promotions from offers', () => {
  it('show their description, validity and age limit, and link to the offer or its code [offer.page]', () => {
    const lunch = described('lunch', '2026-09-01', '2026-11-30');
    const plain = render([lunch]);
    expect(plain).toContain('<p>Lunch.</p>');
    // The clock icon is decorative: the style sheet adds it, so screen readers skip it.
    expect(plain).toMatch(/<p class="[^"]*validity[^"]*">Until 30 November 2026<\/p>/);
    expect(plain).toContain('href="/offer/lunch"');
    expect(plain).toContain('See the offer');
    expect(plain).not.toMatch(/18 and over|target="_blank"/);
    const drinks = render([{ ...lunch, validityText: 'Mondays', adultsOnly: true, voucher: true }]);
    expect(drinks).toMatch(/validity[^"]*">Mondays<\/p>.*18 and over/);
    expect(drinks).not.toContain('Until 30');
    expect(drinks).toContain('Get your code');
  });

  it('omit offers that have ended or not begun [offer.page]', () => {
    const html = render([
      described('spring', '2026-03-01', '2026-05-31'),
      described('autumn', '2026-09-01', '2026-11-21'),
      described('winter', '2026-12-01', '2027-02-28'),
    ]);
    expect([...html.matchAll(/spring|autumn|winter/g)].map(([name]) => name)).toContain('autumn');
    expect(html).not.toMatch(/spring|winter/);
  });

  it('are as many as the tile says, without the offer that the page is about [offer.page]', () => {
    const offers = ['lunch', 'drinks', 'pudding'].map((id) => described(id, '2026-09-01', '2026-11-30'));
    const listShown = (html: string) => [...html.matchAll(/href="\/offer\/(\w+)"/g)].map(([, id]) => id);
    expect(listShown(render(offers, { limit: 2 }))).toEqual(['lunch', 'drinks']);
    expect(listShown(render(offers, { limit: 2 }, '/offer/lunch'))).toEqual(['drinks', 'pudding']);
    expect(render(offers.slice(0, 1), {}, '/offer/lunch')).toContain('There are no other offers just now.');
    expect(render([])).toContain('There are no offers to show just now.');
  });

  it('have the text and links of the tile above them, even where nothing is on [offer.page]', () => {
    const tile = {
      heading: 'On now',
      text: 'Ask at the bar.',
      links: [{ linkText: 'All drinks', linkUrl: '/menu/drinks' }],
    };
    const above = /On now<\/h2>.*Ask at the bar\..*href="\/menu\/drinks".*All drinks.*/;
    expect(render([described('lunch', '2026-09-01', '2026-11-30')], tile)).toMatch(
      new RegExp(`${above.source}<ul.*lunch`),
    );
    for (const offers of [[], undefined]) expect(render(offers, tile)).toMatch(above);
    expect(render([])).not.toContain('<header');
  });

  it('are stacked on narrow screens if there is only one [tile.catalogue]', () => {
    const [one, two] = [described('a', '2026-09-01', '2026-11-30'), described('b', '2026-09-01', '2026-11-30')];
    const readNarrowLayout = (offers: readonly Offer[]) =>
      /data-narrow="(\w+)"/.exec(render(offers, { narrow: 'strip' }))?.[1];
    expect([readNarrowLayout([]), readNarrowLayout([one]), readNarrowLayout([one, two])]).toEqual([
      undefined,
      undefined,
      'strip',
    ]);
  });

  it('say that nothing is on only if that is known [offer.page]', () => {
    expect(render([])).toContain('There are no offers to show just now.');
    expect(render(undefined)).not.toContain('Nothing is on');
    expect(render(undefined)).toContain('We cannot show our offers at the moment.');
  });
});
