import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import { type Offer as OfferFacts, offerSchema as offerFacts } from '#schemas/domain/offer/offer.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { offer } from '#schemas/tiles/offer/offer.tile.ts';
import { Offer } from './offer.tsx';

const render = (now: string, facts: OfferFacts = exampleData.offer, shows = 'all'): string =>
  renderToStaticMarkup(
    Offer({
      tile: offer.schema.parse({ type: 'offer', key: 'offer', shows }),
      data: { offer: facts },
      placement: { headingLevel: 1, alternation: 0, first: true, span: 6 },
      page: {
        pageId: '_offer',
        path: '/offer/x',
        now: new Date(now),
        area: { kind: 'main' },
        query: {},
        options: defaultOptions,
      },
    }),
  );

describe('offer', () => {
  it('shows its title, text, validity, age limit and terms [offer.page]', () => {
    const html = render('2026-11-21T12:00:00Z');
    for (const words of [
      'Two-for-one cocktails',
      'any cocktail and a second',
      'Every day, 16:00 to 19:00',
      'Until 31 March 2027',
      '18 and over',
      'Not on 24 December.',
    ]) {
      expect(html).toContain(words);
    }
    expect(html).not.toContain('This offer');
  });

  it('shows its ticket and its terms in two tiles, between which a form can be [offer.page] [offer.voucher]', () => {
    const at = '2026-11-21T12:00:00Z';
    const [ticket, terms] = [render(at, exampleData.offer, 'ticket'), render(at, exampleData.offer, 'terms')];
    expect(ticket).toContain('Two-for-one cocktails');
    expect(ticket).not.toContain('Not on 24 December.');
    expect(terms).toContain('Not on 24 December.');
    expect(terms).not.toContain('Two-for-one cocktails');
    expect(render(at, offerFacts.parse({ ...exampleData.offer, termAndConditions: null }), 'terms')).toBe('');
  });

  it('has ended from the day after its last one, in London time [offer.page]', () => {
    expect(render('2027-03-31T22:59:59Z')).not.toContain('This offer');
    expect(render('2027-03-31T23:00:00Z')).toContain('This offer ended on 31 March 2027.');
  });

  it('is highlighted while it is valid, and not before or after [offer.page]', () => {
    const surfaces = ['2026-08-31', '2026-11-21', '2027-04-02'].map(
      (day) => /data-surface="(quiet|highlight)"/.exec(render(`${day}T12:00:00Z`))?.[1],
    );
    expect(surfaces).toEqual(['quiet', 'highlight', 'quiet']);
  });

  it('shows its first day before it begins [offer.page]', () => {
    expect(render('2026-08-31T22:59:59Z')).toContain('This offer begins on 1 September 2026.');
    expect(render('2026-08-31T23:00:00Z')).not.toContain('This offer');
  });

  it('has no end if no day is given [offer.page]', () => {
    const open = offerFacts.parse({ ...exampleData.offer, startDate: null, endDate: null });
    expect(render('2040-01-01T00:00:00Z', open)).not.toMatch(/This offer|From |Until /);
  });
});
