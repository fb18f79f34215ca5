import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { findKindView } from '../kind-views.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { offerState } from './testing/offer-state.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The question about an offer at /offer/one, which the page “deals” lists. */
function show(isLive = true) {
  const view = findKindView('offer');
  if (!view) throw new Error('There are no offers.');
  const connection = { isLost: false, isFailing: false };
  const onConfirm = vi.fn(async () => undefined);
  vi.stubGlobal('fetch', async (url: string) => {
    if (connection.isLost) throw new TypeError('Failed to fetch');
    if (url.endsWith('/facts'))
      return Response.json({ ...testFacts, addresses: [{ page: '_offer', path: '/offer/one', label: 'One' }] });
    if (url.endsWith('/uses') && connection.isFailing)
      return Response.json({ message: 'The service has failed.', errors: [] }, { status: 500 });
    if (url.endsWith('/uses')) return Response.json({ uses: [] });
    if (url.includes('/revision/')) return Response.json({ id: 'one', title: 'One' });
    const state = { id: 'deals', title: 'Deals', hasDraft: false, draftVersion: 1 };
    if (url.includes('/find-pages'))
      return Response.json({ pages: [{ ...state, use: { draft: 1, published: 1 } }], total: 1 });
    return Response.json({ state, page: { tiles: [{ type: 'promotions', source: 'offers', items: [] }] } });
  });
  const question = (
    <TestQueries>
      <DeleteQuestion
        item={offerState('one', { isLive, publishedRevision: 4 })}
        view={view}
        onConfirm={onConfirm}
        onClose={() => undefined}
      />
    </TestQueries>
  );
  return { connection, onConfirm, open: () => render(question) };
}

it('the question before deletion lists the addresses that end and the pages that list the item [editor.content]', async () => {
  show().open();
  expect(await screen.findByText('/offer/one')).toBeTruthy();
  expect(screen.getByText('This address will show “Page not found”:')).toBeTruthy();
  const lead = await screen.findByText('Visitors will no longer find it on:');
  expect(within(lead.parentElement ?? document.body).getByText('Deals')).toBeTruthy();
});

it('the question before the deletion of a draft has no addresses [editor.content]', async () => {
  show(false).open();
  await waitFor(() => expect(screen.getByText('Delete offer')).toHaveProperty('disabled', false));
  expect(screen.queryByText(/will show|no longer find/)).toBeNull();
});

it('the question before deletion says that there is no connection, and asks again by itself [preview.errors]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onlineManager.setOnline(false);
  const { connection, open } = show();
  connection.isLost = true;
  open();
  expect(
    await screen.findByText('The server cannot be reached. Check your connection. Trying again every few seconds.'),
  ).toBeTruthy();
  expect(screen.queryByText('Checking what uses it…')).toBeNull();
  expect(screen.getByText('Delete offer')).toHaveProperty('disabled', true);
  connection.isLost = false;
  await act(() => vi.advanceTimersByTimeAsync(5000));
  onlineManager.setOnline(true);
  await waitFor(() => expect(screen.getByText('Delete offer')).toHaveProperty('disabled', false));
  expect(screen.queryByText(/cannot be reached/)).toBeNull();
});

it('the question before deletion ends the wait for the uses if the service keeps failing [preview.errors]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { connection, onConfirm, open } = show();
  connection.isFailing = true;
  open();
  await screen.findByText('What uses it is unknown.');
  expect(screen.getByText('Delete offer')).toHaveProperty('disabled', true);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  const alert = await screen.findByText(/^What uses it could not be read\. The service has failed\./);
  expect(screen.queryByText('Delete offer')).toBeNull();
  connection.isFailing = false;
  fireEvent.click(within(alert).getByText('Try again'));
  await waitFor(() => expect(screen.getByText('Delete offer')).toHaveProperty('disabled', false));
  expect(onConfirm).not.toHaveBeenCalled();
});

it('an offer is deleted without knowing its uses only if that is said [preview.errors]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { connection, onConfirm, open } = show();
  connection.isFailing = true;
  open();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  fireEvent.click(await screen.findByText('Delete without knowing where it is used'));
  expect(onConfirm).toHaveBeenCalledOnce();
});
