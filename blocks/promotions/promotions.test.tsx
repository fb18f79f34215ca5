import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Offer, offerSchema } from '#schemas/domain/offer/offer.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { defaultOptions } from '../_shared/default-options.ts';
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

const render = (offers: readonly Offer[] | undefined): string =>
  renderToStaticMarkup(
    Promotions({
      tile: tiles.promotions.schema.parse({ type: 'promotions', key: 'offers', source: 'offers' }),
      data: { offers },
      placement: { headingLevel: 2, alternation: 0, first: false, span: 6 },
      page: {
        pageId: 'home',
        path: '/',
        now: new Date('2026-11-21T18:30:00Z'),
        area: { kind: 'home' },
        query: {},
        options: defaultOptions,
      },
    }),
  );

describe('promotions from offers', () => {
  it('omit offers that have ended or not begun', () => {
    const html = render([
      described('spring', '2026-03-01', '2026-05-31'),
      described('autumn', '2026-09-01', '2026-11-21'),
      described('winter', '2026-12-01', '2027-02-28'),
    ]);
    expect([...html.matchAll(/spring|autumn|winter/g)].map(([name]) => name)).toContain('autumn');
    expect(html).not.toMatch(/spring|winter/);
  });

  it('say that nothing is on only if that is known', () => {
    expect(render([])).toContain('Nothing is on just now.');
    expect(render(undefined)).not.toContain('Nothing is on');
    expect(render(undefined)).toContain('We cannot show our offers at the moment.');
  });
});
