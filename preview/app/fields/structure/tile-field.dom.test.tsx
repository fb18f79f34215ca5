import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ignoreSearchWarning } from '#preview/app/testing/ignore-search-warning.tsx';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { describeField } from '../describe-field.ts';
import { FieldControl } from '../field-control.tsx';
import { FormContext } from '../form-context.ts';

const field = describeField(restaurant.shape.heroTiles);

beforeAll(ignoreSearchWarning);
afterEach(() => vi.unstubAllGlobals());

/** The field of a restaurant's own tiles, with the changes that an editor makes to it. */
function show(heroTiles: readonly unknown[]) {
  vi.stubGlobal('fetch', async () => Response.json({ media: [] }));
  const changes: [path: unknown, value: unknown][] = [];
  render(
    <TestQueries>
      <FormContext.Provider
        value={{ value: { heroTiles }, problems: [], change: (path, value) => changes.push([path, value]) }}
      >
        <FieldControl path={['heroTiles']} field={field} />
      </FormContext.Provider>
    </TestQueries>,
  );
  return changes;
}

it('a restaurant’s own tile is named by its type and heading, and has the fields of its type [editor.content]', async () => {
  const changes = show([
    { type: 'call-to-action', key: 'bath', heading: 'Four arches' },
    { type: 'divider', key: 'x' },
  ]);
  expect(screen.getByText('Call to action “Four arches”')).toBeTruthy();
  await userEvent.type(screen.getByDisplayValue('Four arches'), '!');
  expect(changes).toEqual([[['heroTiles', 0, 'heading'], 'Four arches!']]);
});

it('a new tile starts with a type, which adds its starting texts [editor.content]', async () => {
  const changes = show([{}]);
  await userEvent.click(screen.getByRole('button', { name: 'Add a tile' }));
  expect(changes).toEqual([[['heroTiles'], [{}, {}]]]);
  const type = screen.getByRole('combobox', { name: 'Type of tile' });
  expect([...type.querySelectorAll('option')].map(({ value }) => value)).not.toContain('shared-tiles');
  await userEvent.selectOptions(type, 'Call to action');
  expect(changes.at(-1)).toMatchObject([['heroTiles', 0], { type: 'call-to-action', heading: 'Heading' }]);
});

it('a tile of an unknown type stays as it is [editor.content]', () => {
  show([{ type: 'future', key: 'x' }]);
  expect(screen.getByText('This tile stays unchanged. Visitors do not see it.')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Type of tile' })).toBeNull();
});
