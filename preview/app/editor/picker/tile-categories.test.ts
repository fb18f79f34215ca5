import { describe, expect, it } from 'vitest';
import { createTextFilter } from '#preview/app/ui/create-text-filter.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { groupTiles } from './tile-categories.ts';

const all = Object.values(tiles);
const typesFor = (search: string): string[] =>
  groupTiles(all, createTextFilter(search), search).flatMap((category) => category.tiles.map(({ type }) => type));

describe('the tile picker', () => {
  it('lists every tile type once [preview.compose]', () => {
    expect(typesFor('').toSorted()).toEqual(Object.keys(tiles).toSorted());
  });

  it('groups tiles and sorts them by title [preview.compose]', () => {
    const jobs = groupTiles(all, () => true).find(({ name }) => name === 'Jobs');
    expect(jobs?.tiles.map(({ title }) => title)).toEqual(['Job search', 'Vacancies', 'Vacancy']);
  });

  it('lists a type without a category last [preview.compose]', () => {
    const own = { type: 'own-tile', title: 'Own tile', description: '' };
    expect(groupTiles([own, tiles.hero], () => true).map(({ name }) => name)).toEqual(['Text and media', 'Other']);
  });

  it('lists an exact name first, then names that begin with it, other names, and synonyms [preview.compose]', () => {
    const titled = (...titles: string[]) => titles.map((title, at) => ({ type: `t${at}`, title, description: 'text' }));
    const found = (search: string, ...titles: string[]) =>
      groupTiles(titled(...titles), createTextFilter(search), search).flatMap((category) =>
        category.tiles.map(({ title }) => title),
      );
    expect(found('Text', 'Banner', 'Picture and text', 'Text of laws', 'Text')).toEqual([
      'Text',
      'Text of laws',
      'Picture and text',
      'Banner',
    ]);
    expect(typesFor('text')[0]).toBe('text');
    expect(typesFor('offer')[0]).toBe('offer');
  });

  it.each([
    ['FAQ', ['accordion']],
    ['reservation', ['booking', 'group-booking-form']],
    ['slider', ['carousel']],
    ['questions and answers', ['accordion']],
    ['nonsense', []],
    ['banner headline', ['hero']],
    ['paragraph', ['text']],
    ['photo', ['image-text', 'social-grid']],
    ['clip', ['video']],
    ['slideshow', ['carousel']],
    ['youtube', ['embed']],
    ['instagram', ['social-grid']],
    ['collapsible', ['accordion']],
    ['teaser', ['card-grid']],
    ['cta', ['call-to-action']],
    ['privacy', ['cookie-list']],
    ['store locator', ['location-finder']],
    ['branches', ['location-finder', 'location-list']],
    ['branch opening', ['restaurant-details']],
    ['drinks', ['menu-section', 'menu-list']],
    ['nutrition', ['allergen-guide']],
    ['halal', ['dietary-filter']],
    ['group allergy', ['table-for-everyone']],
    ['kids', ['colouring-sheet']],
    ['takeaway', ['click-and-collect']],
    ['party event', ['group-booking-form']],
    ['reserve', ['booking']],
    ['deal', ['offer', 'promotions']],
    ['news events', ['promotions']],
    ['loyalty', ['wallet-links']],
    ['feedback', ['contact-form']],
    ['subscribe', ['preferences-form', 'sign-up']],
    ['unsubscribe', ['preferences-form']],
    ['coupon code', ['voucher-form']],
    ['recruitment', ['job-search', 'job-list']],
    ['careers', ['job-search', 'job-list', 'job-detail']],
    ['positions jobs', ['job-list']],
    ['apply', ['job-detail']],
    ['separator', ['divider']],
  ])('finds tiles by title, description and synonyms: %s [preview.compose]', (search, expected) => {
    expect(typesFor(search)).toEqual(expected);
  });
});
