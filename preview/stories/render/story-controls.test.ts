import { expect, it } from 'vitest';
import { z } from 'zod';
import { flag, fullList, isoDate, number, optional, text } from '#schemas/content/field/field.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { planStories } from '../plan/plan-stories.ts';
import { createStory } from './create-story.tsx';
import { controlsOf, storyControls } from './story-controls.ts';
import { tileOfArgs } from './tile-of-args.ts';

it('offers a choice of the values that the schema allows [stories.all]', () => {
  expect(storyControls({ type: 'hero' })).toMatchObject({
    height: { control: { type: 'select' }, options: [undefined, 'auto', 'full', 'two-thirds', 'half', 'one-third'] },
    width: { control: { type: 'select' }, options: [undefined, 'full', 'two-thirds', 'half', 'third'] },
    layout: {
      control: { type: 'select' },
      options: [undefined, 'none', 'headstone', 'domino-left', 'rounded-corners'],
    },
    backgroundColor: {
      control: { type: 'select' },
      options: expect.arrayContaining([undefined, 'paper', 'primary', 'white']),
    },
  });
});

it('offers a control for each field of every tile type, with the title that editors know [stories.all]', () => {
  for (const { type } of Object.values(tiles)) {
    const controls = storyControls({ type });
    expect(controls, type).toHaveProperty('key.control.type', 'text');
    const { type: kind, ...others } = controls;
    expect(kind, type).toMatchObject({ control: false, name: 'Type' });
    expect(
      Object.entries(others).filter(([, { control, name, description }]) => !control || !name || !description),
      type,
    ).toEqual([]);
    const names = Object.values(controls).map(({ name }) => name);
    expect(
      names.filter((name, at) => names.indexOf(name) !== at),
      type,
    ).toEqual([]);
  }
});

it.each([
  ['card-grid', 'heading', { type: 'text', maxLength: 90 }, 'Heading'],
  ['card-grid', 'cards', 'object', 'Cards'],
  ['offer', 'offerId', { type: 'text' }, 'Offer'],
  ['text', 'body', { type: 'text', maxLength: 20_000 }, 'Text'],
  ['hero', 'videoMobile', 'object', 'Video for phones'],
  ['hero', 'videoDesktop', 'object', 'Video for wide screens'],
])('%s has its %s as %s', (type, field, control, name) => {
  expect(storyControls({ type })[field]).toMatchObject({ control, name });
});

it('offers each kind of field with its limits, and marks what is required [stories.all]', () => {
  const schema = z.object({
    name: text('Name', 'Of whom.', 40),
    open: flag('Open', 'Whether it is open.'),
    seats: optional(number('Seats', 'How many.', { min: 1, max: 12, whole: true })),
    price: number('Price', 'In pounds.'),
    days: fullList('Days', 'When.', isoDate('Day', 'A day.'), 1, 7),
  });
  expect(controlsOf(schema)).toEqual({
    name: {
      control: { type: 'text', maxLength: 40 },
      name: 'Name',
      description: 'Of whom.',
      type: { name: 'string', required: true },
    },
    open: {
      control: 'boolean',
      name: 'Open',
      description: 'Whether it is open.',
      type: { name: 'boolean', required: false },
    },
    seats: {
      control: { type: 'number', min: 1, max: 12, step: 1 },
      name: 'Seats',
      description: 'How many. From 1 to 12.',
      type: { name: 'number', required: false },
    },
    price: {
      control: { type: 'number' },
      name: 'Price',
      description: 'In pounds.',
      type: { name: 'number', required: true },
    },
    days: {
      control: 'object',
      name: 'Days',
      description: 'When. From 1 to 7 entries.',
      type: { name: 'other', value: 'list', required: true },
    },
  });
});

it('offers no value for a choice that is optional only [stories.all]', () => {
  const size = z.enum(['small', 'large']).meta({ title: 'Size', description: 'How big.' });
  const { needed, optional: free } = controlsOf(z.object({ needed: size, optional: optional(size) }));
  expect(needed).toMatchObject({ options: ['small', 'large'], type: { required: true } });
  expect(free).toMatchObject({ options: [undefined, 'small', 'large'], type: { required: false } });
});

it('shows a story without the fields that were cleared [stories.all]', () => {
  const { args = {} } = createStory('hero--plain');
  const { height: _, ...others }: RawTile = args;
  expect(tileOfArgs(args)).toEqual(args);
  expect(tileOfArgs({ ...others, offerSlug: '', formType: undefined })).toEqual(others);
});

it('has none for a type that is not registered', () => {
  expect(storyControls({ type: 'herro' })).toEqual({});
});

it('starts each story with the values of its tile', () => {
  for (const { id, tiles: planned, state } of planStories().filter((story) => story.id.endsWith('--plain')))
    expect(createStory(id).args, id).toEqual(state === 'default' ? planned[0] : undefined);
});
