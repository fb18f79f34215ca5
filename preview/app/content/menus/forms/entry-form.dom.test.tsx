import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { layout, openMenuGrid as open, simulateWidth } from '../testing/open-menu-grid.tsx';

simulateWidth();

describe('the form beside the grid', () => {
  it('says of an entry that is no dish that it stays [editor.menus]', async () => {
    layout.width = 90;
    const { go, press, names } = open();
    go(names()[2] ?? '', 'Price');
    await press('{Control>}{Enter}{/Control}');
    expect(screen.getByText('This entry cannot be edited, and is left as it is.').className).toBe('empty');
  });

  it('has the dishes that go with one, each a step of its own, and says what its id is for [editor.menus] [editor.undo]', async () => {
    layout.width = 90;
    const { go, press, user, dish, titles, typing } = open();
    go('Laksa', 'Name');
    await press('{Control>}{Enter}{/Control}');
    const form = within(screen.getByRole('region', { name: 'Form' }));
    const group = form.getByRole('group', { name: 'Goes with' });
    expect(group.querySelector('p')?.textContent).toBe('Other dishes of this menu that go well with it, at most 6.');
    const options = () => [...form.getByLabelText('Add a dish').children].map(({ textContent }) => textContent);
    expect(options()).toEqual(['Choose a dish', 'Rendang', 'Rice']);
    await user.selectOptions(form.getByLabelText('Add a dish'), 'rice');
    expect([options(), dish(0, 0).goesWith]).toEqual([['Choose a dish', 'Rendang'], ['rice']]);
    await user.selectOptions(form.getByLabelText('Add a dish'), 'rendang');
    expect(dish(0, 0).goesWith).toEqual(['rice', 'rendang']);
    expect(
      within(group)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Remove Rice', 'Remove Rendang']);
    await user.click(form.getByLabelText('Remove Rice'));
    expect(dish(0, 0).goesWith).toEqual(['rendang']);
    await user.click(form.getByLabelText('Remove Rendang'));
    expect(dish(0, 0)).not.toHaveProperty('goesWith');
    expect([new Set(titles), typing]).toEqual([new Set(['Laksa: Goes with']), [false, false, false, false]]);
    expect(form.getByText('Links and other dishes refer to it. Change it only if nothing does.')).toBeTruthy();
  });
});
