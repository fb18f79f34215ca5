import { describe, expect, it } from 'vitest';
import { readPage } from '#blocks/page-reader.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { createStartingTile } from './create-starting-tile.ts';

/** All texts within a value that have several words: what an example states. */
const sentencesIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return /\w \w/.test(value) ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(sentencesIn) : [];
};

describe('a new tile', () => {
  it.each(Object.values(tiles).map(({ type }) => type))(
    'of the type %s is valid, and states nothing of its example [preview.compose] [upstream.claims]',
    (type) => {
      const tile = createStartingTile(type);
      const read = readPage({ id: 'new', title: 'New', tiles: [tile] });
      expect(read.ok ? read.value.tiles : []).toHaveLength(1);
      expect(read.problems).toEqual([]);
      const stated = new Set(sentencesIn(tiles[type].examples.plain));
      expect(sentencesIn(tile).filter((text) => stated.has(text))).toEqual([]);
      expect(JSON.stringify(tile)).not.toContain('/media/');
    },
  );

  it('has the titles of its fields as texts, one link if it needs any, and the look of its example [preview.compose]', () => {
    expect(createStartingTile('hero')).toEqual({
      type: 'hero',
      key: 'hero',
      heading: 'Heading',
      text: 'Text',
      backgroundColor: 'primary',
      height: 'full',
    });
    const question = { question: 'Question', answer: '<p>Answer</p>' };
    expect(createStartingTile('call-to-action')).toMatchObject({ links: [{ linkUrl: '/' }] });
    expect(createStartingTile('accordion')).toMatchObject({ items: [question, question, question] });
  });

  it('leaves advice about allergens to its default [preview.compose] [menu.allergens]', () => {
    for (const type of ['allergen-guide', 'table-for-everyone'] as const)
      expect(createStartingTile(type)).not.toHaveProperty('advice');
  });
});
