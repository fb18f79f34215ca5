import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { findKindView, type KindView } from '../kind-views.ts';
import { startingContent, validateNewItem } from './create-item.ts';
import { NewItem } from './new-item.tsx';
import { offerState as item } from './testing/offer-state.ts';

const viewOf = (kind: string): KindView => {
  const view = findKindView(kind);
  if (!view) throw new Error(`There is no kind ${kind}.`);
  return view;
};
const offers = viewOf('offer');
const items = [item('one'), item('five', { isLive: false, deletedAt: '2026-11-20T10:00:00Z' })];

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** The dialog. The service refuses the draft for the reason, if there is one. */
function open({ kind = 'offer', refusal = '' } = {}) {
  const calls: string[] = [];
  const onClose = vi.fn();
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    calls.push([method, url.replace('/_preview/api/editing', ''), body].filter(Boolean).join(' '));
    return refusal ? Response.json({ message: refusal, errors: [] }, { status: 422 }) : Response.json(items[0]);
  });
  const view = viewOf(kind);
  render(
    <TestQueries>
      <NewItem view={view} items={items} onClose={onClose} />
    </TestQueries>,
  );
  const [name, id] = screen.getAllByRole<HTMLInputElement>('textbox');
  if (!name || !id) throw new Error('There are no fields.');
  return { calls, onClose, name, id, submit: () => userEvent.click(screen.getByText(`Create ${view.noun}`)) };
}

describe('the dialog for a new item', () => {
  it('makes the address from the name, and opens the new offer as a draft [editor.content]', async () => {
    const { calls, submit, name, id } = open();
    await userEvent.type(name, 'Sunday brunch');
    expect([id.value, id.parentElement?.textContent]).toEqual(['sunday-brunch', '/offer/']);
    await submit();
    await waitFor(() => expect(location.pathname).toBe('/content/offer/sunday-brunch'));
    expect(calls).toEqual([
      'PUT /content/offer/sunday-brunch/draft?version=0 {"id":"sunday-brunch","title":"Sunday brunch"}',
    ]);
  });

  it('asks for the title of an offer, as its form does [editor.content]', () => {
    expect(open().name.labels?.[0]?.textContent).toBe('Title');
  });

  it('asks for the store id of a restaurant, which no name tells, and for the caption of a post [editor.content]', async () => {
    const restaurant = open({ kind: 'restaurants' });
    await userEvent.type(restaurant.name, 'Soho');
    expect([restaurant.id.value, restaurant.id.labels?.[0]?.textContent]).toEqual(['', 'Store id']);
    expect(restaurant.name.labels?.[0]?.textContent).toBe('Name');
    document.body.replaceChildren();
    const post = open({ kind: 'social' });
    expect([post.name.labels?.[0]?.textContent, post.id.labels?.[0]?.textContent]).toEqual(['Caption', 'Id']);
  });

  it.each([
    ['job', 'Address', '/careers/job/'],
    ['menu', 'Address', '/menu/'],
    ['offer', 'Address', '/offer/'],
  ])('asks for the id of a %s by the label “%s”, after “%s” [editor.content]', (kind, label, path) => {
    const { id } = open({ kind });
    expect([id.labels?.[0]?.textContent, id.parentElement?.textContent]).toEqual([`${label}${path}`, path]);
  });

  it('keeps an address of the editor’s own [editor.content]', async () => {
    const { calls, submit, name, id } = open();
    await userEvent.type(id, 'brunch');
    await userEvent.type(name, 'Sunday brunch');
    expect(id.value).toBe('brunch');
    await submit();
    await waitFor(() =>
      expect(calls).toEqual(['PUT /content/offer/brunch/draft?version=0 {"id":"brunch","title":"Sunday brunch"}']),
    );
  });

  it('says what is missing or wrong, at its field [preview.errors]', async () => {
    const { calls, submit, name, id } = open();
    await submit();
    expect([screen.getByRole('alert').textContent, document.activeElement]).toEqual(['Enter a title.', name]);
    expect([name.getAttribute('aria-invalid'), id.getAttribute('aria-invalid')]).toEqual(['true', null]);
    expect(name.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    await userEvent.type(name, 'One');
    const taken = '“Offer one” has this address. Enter another one. Open Offer one';
    expect(screen.getByRole('alert').textContent).toBe(taken);
    expect(screen.getByRole('link', { name: 'Open Offer one' }).getAttribute('href')).toBe('/content/offer/one');
    await submit();
    expect(screen.getByRole('alert').textContent).toBe(taken);
    expect([document.activeElement, name.getAttribute('aria-invalid'), id.getAttribute('aria-invalid')]).toEqual([
      id,
      null,
      'true',
    ]);
    expect(calls).toEqual([]);
  });

  it('says why the service refused it, and can be closed [preview.errors]', async () => {
    const { onClose, submit, name } = open({ refusal: 'That is too much.' });
    await userEvent.type(name, 'Brunch');
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe('That is too much.');
    await userEvent.click(screen.getByText('Cancel'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('the first content of a new item', () => {
  it.each([
    ['menu', 'Set lunch', 'set-lunch', { id: 'set-lunch', name: 'Set lunch', sections: [] }],
    [
      'restaurants',
      ' Soho Square ',
      '17',
      { storeId: '17', title: 'Soho Square', slug: 'soho-square', city: 'soho-square' },
    ],
    ['offer', 'Brunch', 'brunch', { title: 'Brunch' }],
    ['job', 'Head chef', 'j1', { position_unique_name: 'head-chef' }],
  ])('of the kind %s named “%s” with the id “%s” is %j [editor.content]', (kind, name, id, content) => {
    expect(startingContent(viewOf(kind), name, id)).toMatchObject(content);
  });
});

describe('a new offer', () => {
  it.each([
    ['', 'brunch', 'Enter a title.'],
    ['Brunch', '', 'Enter the address.'],
    ['Brunch', 'br unch', /^The address must be letters and digits/],
    ['Brunch', 'ONE', '“Offer one” has this address. Enter another one.'],
    ['Brunch', 'five', 'A deleted offer has this address. Restore it, or enter another one.'],
    ['Brunch', 'brunch', undefined],
  ])('named “%s” with the address “%s” gives “%s” [editor.content]', (name, id, message) => {
    const found = validateNewItem(offers, { name, id }, items)?.message;
    if (message instanceof RegExp) expect(found).toMatch(message);
    else expect(found).toBe(message);
  });
});
