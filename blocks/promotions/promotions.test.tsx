import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { usualOptions } from '#renderer/usual-options.ts';
import { offer } from '#schemas/offer/offer.ts';
import { tiles } from '#schemas/tiles.generated.ts';
import { Promotions } from './promotions.tsx';

const described = (id: string, startDate: string, endDate: string) =>
  offer.parse({
    id,
    title: id,
    description: '<p>Lunch.</p>',
    termAndConditions: '<p>One each.</p>',
    startDate,
    endDate,
  });

describe('promotions from the offers', () => {
  it('leave out offers that are over or still to come', () => {
    const offers = [
      described('spring', '2026-03-01', '2026-05-31'),
      described('autumn', '2026-09-01', '2026-11-21'),
      described('winter', '2026-12-01', '2027-02-28'),
    ];
    const html = renderToStaticMarkup(
      Promotions({
        tile: tiles.promotions.schema.parse({ type: 'promotions', key: 'offers', source: 'offers' }),
        data: { offers },
        place: { headingLevel: 2, turn: 0, first: false, span: 6 },
        page: {
          pageId: 'home',
          path: '/',
          now: new Date('2026-11-21T18:30:00Z'),
          area: { kind: 'home' },
          query: {},
          options: usualOptions,
        },
      }),
    );
    expect([...html.matchAll(/spring|autumn|winter/g)].map(([name]) => name)).toContain('autumn');
    expect(html).not.toMatch(/spring|winter/);
  });
});
