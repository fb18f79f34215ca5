import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
import { find } from '#blocks/_shared/testing/shown.ts';

const image = { url: '/media/wok.jpg', alt: 'A wok', width: 800, height: 600 };
const link = { linkText: 'Menu', linkUrl: '/menu' };

describe('a card grid', () => {
  const columnsOf = (cards: number, columns: string) => {
    showTiles([
      {
        type: 'card-grid',
        key: 'k',
        columns,
        cards: Array.from({ length: cards }, (_, at) => ({ title: `Card ${at}` })),
      },
    ]);
    return find('[data-columns]').dataset.columns;
  };

  it('never has more columns than cards [tile.catalogue]', () => {
    expect([1, 2, 3, 4, 5].map((cards) => columnsOf(cards, 'four'))).toEqual(['one', 'two', 'three', 'four', 'four']);
    expect([1, 2, 3, 4].map((cards) => columnsOf(cards, 'three'))).toEqual(['one', 'two', 'three', 'three']);
    expect(columnsOf(4, 'two')).toBe('two');
  });

  it('is a strip on narrow screens if so configured, and never with a single card [tile.catalogue]', () => {
    const narrowOf = (narrow: string | undefined, ...titles: string[]) => {
      showTiles([{ type: 'card-grid', key: 'k', narrow, cards: titles.map((title) => ({ title })) }]);
      return find('[data-columns]').dataset.narrow;
    };
    expect([narrowOf('strip', 'Satay', 'Laksa'), narrowOf('strip', 'Satay')]).toEqual(['strip', undefined]);
    expect([narrowOf('stack', 'Satay', 'Laksa'), narrowOf(undefined, 'Satay', 'Laksa')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('shows title, text, image and link of each card, on neighbours of different colours [tile.catalogue]', () => {
    const cards = [{ title: 'Satay', text: 'On a stick', image, link }, { title: 'Laksa' }];
    showTiles([{ type: 'card-grid', key: 'k', heading: 'Dishes', cards }]);
    const [first, second] = screen.getAllByRole('article').map((card) => within(card));
    expect(first?.getByRole('heading', { level: 2, name: 'Satay' })).toBeTruthy();
    expect(first?.getByText('On a stick')).toBeTruthy();
    expect(first?.getByRole('link', { name: 'Menu' })).toBeTruthy();
    expect(second?.queryByRole('link')).toBeNull();
    const surfaces = screen.getAllByRole('article').map(({ dataset }) => dataset.surface);
    expect(new Set(surfaces).size).toBe(2);
  });
});
