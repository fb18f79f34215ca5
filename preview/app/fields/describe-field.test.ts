import { describe, expect, it } from 'vitest';
import { page } from '#schemas/content/page/page.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { describeFields, type Field, type NamedField } from './describe-field.ts';

const fieldOf = (fields: readonly NamedField[], name: string): Field => {
  const found = fields.find((each) => each.name === name);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found.field;
};

/** A field and all fields nested in it. */
const within = (field: Field): Field[] => [
  field,
  ...(field.kind === 'object' ? field.fields.flatMap((each) => within(each.field)) : []),
  ...(field.kind === 'list' ? within(field.item) : []),
];

const hero = describeFields(tiles.hero.schema);

describe('the form of a tile', () => {
  it.each(Object.values(tiles).map((definition) => [definition.type, definition] as const))(
    'knows the kind and title of every field of %s [preview.compose]',
    (_, { schema }) => {
      const all = describeFields(schema).flatMap(({ name, field }) => (name === 'type' ? [] : within(field)));
      expect(all.filter(({ kind, title }) => kind === 'raw' || title === '')).toEqual([]);
    },
  );

  it('recognizes images, colours, addresses, choices and lists [preview.compose]', () => {
    expect(fieldOf(hero, 'image').kind).toBe('media');
    expect(fieldOf(hero, 'backgroundColor').kind).toBe('colour');
    expect(fieldOf(hero, 'width')).toMatchObject({ kind: 'choice', fallback: 'full', isRequired: false });
    expect(fieldOf(hero, 'heading')).toMatchObject({ kind: 'text', maximum: 90, isRequired: true });
    const links = fieldOf(hero, 'links');
    expect(links).toMatchObject({ kind: 'list', maximum: 3 });
    const fields = links.kind === 'list' && links.item.kind === 'object' ? links.item.fields : [];
    expect(fieldOf(fields, 'linkUrl').kind).toBe('address');
    expect(fieldOf(fields, 'openInNewTab').kind).toBe('flag');
    expect(fieldOf(hero, 'videoDesktop').kind).toBe('video');
  });

  it('has titles for the options that are only numbered [preview.compose]', () => {
    const header = fieldOf(describeFields(page), 'headerVariant');
    const { values = [], titles } = header.kind === 'choice' ? header : {};
    expect(values.map((value) => titles?.get(value))).toEqual([
      expect.stringMatching(/^Coloured bar, see-through/),
      expect.stringMatching(/^Paper bar/),
      expect.stringMatching(/^Coloured bar below/),
      expect.stringMatching(/^White bar/),
      expect.stringMatching(/^No bar/),
      expect.stringMatching(/^Dark bar/),
    ]);
    expect(fieldOf(hero, 'width')).not.toHaveProperty('titles');
  });

  it('recognizes references to menus and offers [preview.compose]', () => {
    expect(fieldOf(describeFields(tiles['menu-section'].schema), 'menuId')).toMatchObject({
      kind: 'reference',
      to: 'menu',
    });
    expect(fieldOf(describeFields(tiles.offer.schema), 'offerId')).toMatchObject({ kind: 'reference', to: 'offer' });
  });
});

it('names the flag that a field of an offer needs [editor.content]', () => {
  expect(fieldOf(describeFields(offerSchema), 'codeUse').onlyWith).toBe('voucher');
  expect(fieldOf(describeFields(offerSchema), 'title').onlyWith).toBeUndefined();
});
