import { setImmediate as nextTurn } from 'node:timers/promises';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { findKindView } from '../../kind-views.ts';
import { ContentEditor } from '../content-editor.tsx';

const state = { isLive: false, hasDraft: true, draftVersion: 1 };

afterEach(async () => {
  // Closing an editor saves what is not saved yet.
  cleanup();
  await nextTurn();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Opens the editor of an item. `items` are all of its kind. */
function open(kind: string, content: object, items: readonly object[] = []) {
  const view = findKindView(kind);
  if (!view) throw new Error(`There is no kind ${kind}.`);
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace('/_preview/api', '');
    if (path === '/facts') return Response.json(testFacts);
    if (path === `/editing/content/${kind}`)
      return Response.json({ items: items.map((item) => ({ kind, ...state, ...item })) });
    if (path.endsWith('/revisions')) return Response.json({ revisions: [] });
    if (path.endsWith('/uses')) return Response.json({ uses: [] });
    return Response.json({ state: { kind, id: '7', ...state }, content });
  });
  render(
    <TestQueries>
      <ContentEditor view={view} id="7" />
    </TestQueries>,
  );
}

const restaurant = {
  storeId: '7',
  slug: 'abbey',
  title: 'New abbey',
  openingTimes: { monday: { Open: '12:00', Close: '22:00' } },
};

it('an address that a live restaurant has is an error at its field, with a link to that restaurant, while it is typed [editor.addresses]', async () => {
  open('restaurants', { ...restaurant, slug: 'abbe' }, [
    { id: '7', slugs: ['abbey'] },
    { id: '8', name: 'Abbey', isLive: true, slugs: ['abbey'] },
    { id: '9', name: 'Gone', isLive: true, slugs: ['abbe'], deletedAt: '2026-11-20T10:00:00Z' },
  ]);
  const field = await screen.findByRole('textbox', { name: /^End of the page’s address/ });
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await userEvent.type(field, 'y');
  expect(await screen.findByText('The restaurant “Abbey” has this address. Enter another one.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('link', { name: 'Open Abbey' }).getAttribute('href')).toBe('/content/restaurants/8');
  expect(screen.getByText('Publish… (1 error)')).toBeTruthy();
});

it('an address that a draft has too is a warning [editor.addresses]', async () => {
  open('restaurants', restaurant, [{ id: '8', name: 'Abbey', slugs: ['abbey'] }]);
  expect(await screen.findByText(/^The restaurant “Abbey”, which is not live, has this address too\./)).toBeTruthy();
  expect(screen.getByText('Publish…')).toBeTruthy();
});

it('a warning is at its field, and under Checks by the label of the field [editor.content]', async () => {
  open('offer', { id: '7', title: 'Lunch', description: '<p>Lunch</p>', successButtonUrl: '/gone' });
  const message = 'There is no live page at /gone, so visitors get “Page not found”.';
  const field = await screen.findByRole('combobox', { name: 'Address of the button' });
  const describedBy = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(describedBy.map((id) => document.getElementById(id)?.textContent)).toContain(`Warning: ${message}`);
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await userEvent.click(screen.getByText('Publish…'));
  expect(screen.getByRole('button', { name: `Go to Address of the button: ${message}` })).toBeTruthy();
});

describe('a new offer', () => {
  const openNew = async () => {
    open('offer', { id: '7', title: 'Lunch' });
    await screen.findByRole('heading', { name: 'Lunch' });
    return screen;
  };

  it('has no errors and warnings at fields that nobody has left [editor.content]', async () => {
    const view = await openNew();
    const publish = view.getByText('Publish… (1 field to fill in)');
    expect(publish.closest('button')?.className).toContain('ui-button-primary');
    expect(view.queryByText(/^Write a description|no last day/)).toBeNull();
    const lastDay = view.getByLabelText('Last day');
    fireEvent.focus(lastDay);
    expect(view.queryByText(/no last day/)).toBeNull();
    fireEvent.blur(lastDay);
    expect(view.getByText(/no last day/)).toBeTruthy();
    expect(view.queryByText('Write a description.')).toBeNull();
  });

  it('has all of them once it was to be published [editor.content]', async () => {
    const view = await openNew();
    await userEvent.click(view.getByText('Publish… (1 field to fill in)'));
    await userEvent.click(view.getByRole('button', { name: 'Close' }));
    expect(view.getByText('Publish… (1 error)')).toBeTruthy();
    expect(view.getByText('Write a description.')).toBeTruthy();
  });
});
