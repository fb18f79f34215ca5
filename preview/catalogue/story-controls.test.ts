import { expect, it } from 'vitest';
import { z } from 'zod';
import { flag, number, optional } from '#schemas/field/field.ts';
import { tiles } from '#schemas/tiles.generated.ts';
import { createStory } from './create-story.tsx';
import { planStories } from './plan-stories.ts';
import { controlsOf, storyControls } from './story-controls.ts';

it('offers a choice of the values that the schema allows [stories.all]', () => {
  expect(storyControls({ type: 'hero' })).toMatchObject({
    height: { control: 'select', options: ['auto', 'full', 'two-thirds', 'half', 'one-third'] },
    width: { control: 'select', options: ['full', 'two-thirds', 'half', 'third'] },
    layout: { control: 'select', options: ['none', 'headstone', 'domino-left', 'rounded-corners'] },
    backgroundColor: { control: 'select', options: expect.arrayContaining(['paper', 'primary', 'white']) },
  });
});

it('offers a control for each field of every tile type, with the title that editors know [stories.all]', () => {
  for (const { type } of Object.values(tiles)) {
    const controls = storyControls({ type });
    expect(controls, type).toHaveProperty('key.control', 'text');
    expect(
      Object.entries(controls).filter(([, { control, name, description }]) => !control || !name || !description),
      type,
    ).toEqual([]);
  }
});

it.each([
  ['card-grid', 'heading', 'text', 'Heading'],
  ['card-grid', 'cards', 'object', 'Cards'],
  ['offer', 'offerId', 'text', 'Offer'],
  ['text', 'body', 'text', 'Text'],
])('%s has its %s as %s', (type, field, control, name) => {
  expect(storyControls({ type })[field]).toMatchObject({ control, name });
});

it('offers switches for yes and no, and numbers for numbers', () => {
  const schema = z.object({
    open: flag('Open', 'Whether it is open.'),
    seats: optional(number('Seats', 'How many.', { whole: true })),
    price: number('Price', 'In pounds.'),
  });
  expect(controlsOf(schema)).toEqual({
    open: { control: 'boolean', name: 'Open', description: 'Whether it is open.' },
    seats: { control: { type: 'number', step: 1 }, name: 'Seats', description: 'How many.' },
    price: { control: { type: 'number' }, name: 'Price', description: 'In pounds.' },
  });
});

it('has none for a type that is not registered', () => {
  expect(storyControls({ type: 'herro' })).toEqual({});
});

it('starts each story with the values of its tile', () => {
  for (const { id, tiles: planned, state } of planStories().filter((story) => story.id.endsWith('--plain')))
    expect(createStory(id).args, id).toEqual(state === 'usual' ? planned[0] : undefined);
});
