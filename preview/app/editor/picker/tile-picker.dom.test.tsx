import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { createEditor } from '../create-editor.ts';
import { EditorContext } from '../editor-context.ts';
import { TilePicker } from './tile-picker.tsx';

const sharedTiles = [
  { value: 'opening-hours', label: 'Opening hours', isLive: true, hasUnpublishedChanges: false },
  { value: 'awards', label: 'Awards', isLive: false, hasUnpublishedChanges: false },
  { value: 'easter', label: 'Easter', isLive: false, wasPublished: true, hasUnpublishedChanges: false },
];

function open(id = 'about') {
  const onPick = vi.fn();
  const editor = createEditor({ id, title: 'About', tiles: [] }, { nowMs: () => 0 });
  render(
    <EditorContext.Provider value={{ id, editor, facts: { ...testFacts, sharedTiles } }}>
      <TilePicker onPick={onPick} onClose={() => undefined} />
    </EditorContext.Provider>,
  );
  return { onPick };
}

it('the dialog that adds a tile offers the shared tiles with what they are [editor.shared-tiles]', async () => {
  const { onPick } = open();
  const shared = within(screen.getByRole('region', { name: 'Shared tiles' }));
  expect(shared.getByRole('heading', { level: 3 }).textContent).toBe('Shared tiles');
  expect(shared.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Opening hoursEdited once, for all pages that show it.',
    'AwardsNot live yet: publish it first.',
    'EasterUnpublished: publish it first.',
  ]);
  await userEvent.click(shared.getByText('Opening hours'));
  expect(onPick.mock.calls).toEqual([[{ type: 'shared-tiles', key: 'opening-hours', shared: 'opening-hours' }]]);
});

it('shared tiles cannot show others, so that none are offered [editor.shared-tiles]', () => {
  open('_shared/footer');
  expect(screen.queryByRole('region', { name: 'Shared tiles' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Booking' })).toBeTruthy();
});

it('a search finds shared tiles by name, and as such [editor.shared-tiles] [editor.find]', async () => {
  open();
  const search = screen.getByRole('searchbox', { name: 'Search tiles' });
  const names = () => screen.getAllByRole('listitem').map((each) => each.querySelector('strong')?.textContent);
  await userEvent.type(search, 'awards not');
  expect(screen.getByText('No tiles match your search.').className).toBe('empty');
  await userEvent.clear(search);
  await userEvent.type(search, 'shared tiles');
  expect(names()).toEqual(['Opening hours', 'Awards', 'Easter']);
});

it.each([
  ['divider', expect.objectContaining({ type: 'divider' })],
  ['awards shared', { type: 'shared-tiles', key: 'awards', shared: 'awards' }],
])('Enter adds the only tile that matches %s [preview.compose]', async (search, tile) => {
  const { onPick } = open();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search tiles' }), `${search}{Enter}`);
  expect(onPick.mock.calls).toEqual([[tile]]);
});

it.each(['shared tiles', 'awards not', 'form'])(
  'Enter adds nothing where %s matches several tiles or none [preview.compose]',
  async (search) => {
    const { onPick } = open();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search tiles' }), `${search}{Enter}`);
    expect(onPick).not.toHaveBeenCalled();
  },
);

it('the dialog that adds a tile has the shared tiles first, and then every type once [preview.compose]', () => {
  open();
  const titles = [...document.querySelectorAll('dialog li strong')].map(({ textContent }) => textContent);
  expect(titles.slice(0, 2)).toEqual(['Opening hours', 'Awards']);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).not.toContain('Shared tiles');
});

it('the dialog that adds a tile gives a new one texts to replace, by a button with its description [preview.compose]', async () => {
  const { onPick } = open();
  const lists = within(screen.getByRole('region', { name: 'Layout' }));
  const [divider] = lists.getAllByRole('button');
  expect(divider?.querySelectorAll('strong, span:not(.thumbnail)')).toHaveLength(2);
  if (divider) await userEvent.click(divider);
  expect(onPick.mock.calls).toEqual([[expect.objectContaining({ type: 'divider' })]]);
});
