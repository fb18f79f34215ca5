import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import { createMemoryValues } from '#adapters/shared-state/memory-state.ts';
import { listenLocally } from '#adapters/testing/listen-locally.ts';
import type { ManageState } from '#schemas/domain/booking/manage/booking-manager.ts';
import { createManagedResults, managedResultLimits } from '#site/booking/manage/managed-results.ts';
import { createVisitorLimits } from '../limits/visitor-limits.ts';
import { handleManagedBooking } from './handle-managed-booking.ts';

const path = '/manage-booking/K7MPRWXT-key';
const message = 'Your booking was changed after you opened this page.';

/** The form of a booking that is shown as it was rendered. */
const rendered = {
  ...{ date: '2026-12-05', time: '19:00', adults: '4', childCovers: '1', areaId: '', specialRequest: '' },
  ...{ shownDate: '2026-12-05', shownAdults: '4', shownChildren: '1', shownArea: '' },
  ...{ ownTable: '2026-12-05 19:00 4 1', ownArea: 'hall', ownRequest: '', ownChanges: '0' },
};

/** Posts the form of a booking whose changes are all refused, and returns the reply with the page that it led to. */
async function post(fields: Readonly<Record<string, string>>) {
  const shown: (ManageState | undefined)[] = [];
  const dependencies = {
    bookingActions: {
      read: async () => undefined,
      change: async () => ({ ok: false as const, message }),
      changeGuest: async () => ({ ok: true as const }),
      cancel: async () => ({ ok: true as const }),
    },
    managedResults: createManagedResults(createMemoryValues(managedResultLimits)),
    limits: createVisitorLimits(defaultConfiguration),
    documents: {
      errorPage: () => Promise.reject(new Error('No error page.')),
      async answer({ managed }: { readonly managed?: ManageState | undefined }) {
        shown.push(managed);
        const body = { identity: Buffer.from('the page') };
        return { status: 200, isComplete: true, headers: [], body, etag: '', createdAtMs: 0, version: '' };
      },
    },
  };
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...rendered, ...fields })) form.set(name, value);
  const server = createServer(async (request, response) => {
    if (!(await handleManagedBooking(dependencies, request, response, { path, search: '', fields: form })))
      response.writeHead(404).end();
  });
  const port = await listenLocally(server);
  const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', redirect: 'manual' });
  server.closeAllConnections();
  server.close();
  return { status, location: headers.get('location'), shown };
}

it('leads to the times of another area for the same day and party [diner.manage]', async () => {
  const { status, location } = await post({ manage: 'times', areaId: 'terrace' });
  expect([status, location]).toEqual([
    303,
    `${path}?date=2026-12-05&adults=4&children=1&area=terrace&time=19%3A00#change`,
  ]);
});

it('shows the times of the same table again with a request that was typed [diner.manage]', async () => {
  const { shown } = await post({ manage: 'times', specialRequest: 'A chair' });
  expect(shown).toMatchObject([{ values: { bookingDate: '2026-12-05', adults: 4, children: 1 } }]);
});

it('shows a refused change again, without a table that the guest left as it was [diner.manage]', async () => {
  const { shown } = await post({ manage: 'change', specialRequest: 'A chair' });
  expect(shown).toEqual([{ action: 'change', message, values: { areaId: '', specialRequest: 'A chair' } }]);
  const moved = await post({ manage: 'change', time: '19:15' });
  expect(moved.shown).toMatchObject([{ message, values: { bookingDate: '2026-12-05', time: '19:15', adults: 4 } }]);
});
