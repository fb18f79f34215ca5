import { describe, expect, it } from 'vitest';
import { plannedError, plannedPage } from '../planned-example.ts';
import { chooseVariant, headerOverlap } from './choose-variant.ts';

const hero = { type: 'hero', key: 'hero', heading: 'Order for the table', backgroundColor: 'primary' };
const over = (tile: object) => headerOverlap(plannedPage({ page: { tiles: [tile] } }));

describe('the variant of the header', () => {
  it('is the page’s, before that of the settings [header.variants]', () => {
    const document = plannedPage({ page: { headerVariant: 'header4' }, settings: { headerVariant: 'header2' } });
    expect(chooseVariant(document)).toBe('header4');
  });

  it('is the settings’ where the page has none [header.variants]', () => {
    expect(chooseVariant(plannedPage({ settings: { headerVariant: 'header2' } }))).toBe('header2');
  });

  it('is the configuration’s where neither has one [header.variants]', () => {
    expect(chooseVariant(plannedPage({ configuration: { headerVariant: 'header6' } }))).toBe('header6');
    expect(chooseVariant(plannedPage())).toBe('header1');
  });

  it('is the settings’ on an error page [header.variants]', () => {
    expect(chooseVariant(plannedError(404))).toBe('header1');
  });
});

describe('the overlap of header and page', () => {
  it('exists over a dark hero [header.solid]', () => {
    expect(over(hero)).toBe('text');
  });

  it('exists over an image, whatever the tile’s colour [header.solid]', () => {
    expect(over({ ...hero, arrangement: 'over-image', backgroundColor: 'paper' })).toBe('image');
  });

  it.each([
    ['a light hero', { ...hero, backgroundColor: 'paper' }],
    ['a hero in a colour of the editor’s own', { ...hero, backgroundColor: '#000000' }],
    ['an arched hero', { ...hero, layout: 'headstone' }],
    ['a hero beside another tile', { ...hero, width: 'half' }],
    ['a tile of another type', { type: 'text', key: 'text', body: '<p>Words</p>', backgroundColor: 'primary' }],
  ])('does not exist over %s [header.solid]', (_, tile) => {
    expect(over(tile)).toBeUndefined();
  });

  it('does not exist over a page without tiles, or an error [header.solid]', () => {
    expect(headerOverlap(plannedPage())).toBeUndefined();
    expect(headerOverlap(plannedError(404))).toBeUndefined();
  });
});
