import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
import { texts } from '#blocks/_shared/testing/shown.ts';

describe('an accordion', () => {
  it('has links below its questions [tile.catalogue]', () => {
    const items = [{ question: 'Why?', answer: '<p>So.</p>' }];
    showTiles([{ type: 'accordion', key: 'k', items, links: [{ linkText: 'All questions', linkUrl: '/faqs' }] }]);
    expect(texts('.links a')).toEqual(['All questions']);
    expect(document.querySelector('.links a')?.getAttribute('href')).toBe('/faqs');
    showTiles([{ type: 'accordion', key: 'k', items }]);
    expect(document.querySelector('.links')).toBeNull();
  });

  it('opens its answers one at a time if so configured [tile.catalogue]', () => {
    const items = [
      { question: 'Why?', answer: '<h2>So</h2>' },
      { question: 'How?', answer: '<p>Thus.</p>' },
    ];
    const names = (oneAtATime: boolean, heading?: string) => {
      showTiles([{ type: 'accordion', key: 'k', items, oneAtATime, heading }]);
      return [...document.querySelectorAll('details')].map((details) => details.getAttribute('name'));
    };
    expect([names(true), names(false)]).toEqual([
      ['k', 'k'],
      [null, null],
    ]);
    expect(texts('summary')).toEqual(['Why?', 'How?']);
  });
});
