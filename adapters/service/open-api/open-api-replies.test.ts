import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { createFixedClock } from '#adapters/testing/fixed-clock.ts';
import { createSchemaValidator } from '#adapters/testing/open-api/create-schema-validator.ts';
import { bodyPointer, type DescribedCall, readDocument } from '#adapters/testing/open-api/read-document.ts';
import { defaultBookingLimits } from '../booking/availability/booking-limits.ts';
import { type RunningService, startService } from '../start-service.ts';
import { createOpenApiDocument } from './create-open-api-document.ts';

const document: Readonly<Record<string, unknown>> = createOpenApiDocument();
const { calls } = readDocument(document);
const { validate } = createSchemaValidator(document);

/** Calls whose example names something that a newly seeded service does not have, and their status there. */
const failing: Readonly<Record<string, number>> = {
  customerPreferences: 404,
  updateCustomerPreferences: 404,
  sharedForm: 404,
  cancelBooking: 404,
  managedBooking: 404,
  managedTimes: 404,
  changeBooking: 404,
  changeGuest: 404,
  cancelOwnBooking: 404,
  sharedBooking: 404,
  waitingEntry: 404,
  acceptOffer: 404,
  declineOffer: 404,
  leaveWaitingList: 404,
  purgePage: 404,
  finishUpload: 422,
  describeMedia: 404,
  cropMedia: 404,
  replaceMedia: 404,
  deleteMedia: 404,
  restoreMedia: 404,
};

/** Calls whose example names something that a newly seeded service does not have, and that say so in their reply. */
const refusing = new Set(['findBooking', 'joinWaitingList']);

describe('the embedded service', () => {
  let service: RunningService;
  let headers: Record<string, string>;
  const dataDir = mkdtempSync(join(tmpdir(), 'described-service-'));

  beforeAll(async () => {
    service = await startService({
      port: 0,
      host: '127.0.0.1',
      dataDir,
      brandKey: 'pandan-row',
      loadDemoData: async () => demoData,
      clock: createFixedClock(),
      // All examples are sent by one guest.
      limits: { ...defaultBookingLimits, mailsPerEmail: 100 },
      log: () => undefined,
    });
    const { accessToken } = await (await fetch(`${service.url}/api/token`, { method: 'POST' })).json();
    headers = {
      authorization: `Bearer ${accessToken}`,
      'x-brand-key': 'pandan-row',
      'x-session-id': '0f6b6f2e-1c3d-4e5f-8a9b-0c1d2e3f4a5b',
      'x-editor-key': service.editorKey,
    };
  });
  afterAll(async () => {
    await service.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Sends the first example of a call, with other values of some parameters. */
  async function sendExample(call: DescribedCall, others: Readonly<Record<string, string>> = {}) {
    const valuesIn = (place: string): readonly (readonly [string, string])[] =>
      call.parameters.flatMap(({ name, in: where, examples }) => {
        const value = Object.values(examples)[0]?.value;
        return where === place && value !== undefined ? [[name, others[name] ?? String(value)] as const] : [];
      });
    const path = valuesIn('path').reduce(
      (template, [name, value]) => template.replace(`{${name}}`, encodeURIComponent(value)),
      call.path,
    );
    const query = new URLSearchParams(valuesIn('query').map(([name, value]) => [name, value]));
    const body = Object.values(call.requestBody?.content['application/json']?.examples ?? {})[0]?.value;
    const reply = await fetch(`${service.url}${path}?${query}`, {
      method: call.method,
      headers: {
        ...headers,
        ...Object.fromEntries(valuesIn('header')),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    const mediaType = (reply.headers.get('content-type') ?? '').replace(/;.*/, '');
    return { status: reply.status, mediaType, value: mediaType === 'application/json' ? JSON.parse(text) : text };
  }

  it.each(calls.map((call) => [call.operationId, call] as const))(
    'accepts the example of %s and replies as the document says [upstream.openapi]',
    async (name, call) => {
      const { status, mediaType, value } = await sendExample(call);
      expect(status, JSON.stringify(value)).toBe(failing[name] ?? 200);
      if (status === 200) expect(value?.success === false).toBe(refusing.has(name));
      const pointer = status === 200 ? bodyPointer(call, status, mediaType) : '#/components/schemas/Failure';
      expect(validate(pointer, value)).toEqual([]);
      expect(Object.keys(call.responses)).toContain(String(status));
    },
  );

  /** Values that nothing has, by the name of the parameter. */
  const unknown = {
    id: 'unknown',
    slug: 'unknown',
    storeId: 'unknown',
    jobId: 'unknown',
    form: 'unknown',
    reference: 'unknown',
    key: 'unknown',
    offerSlug: 'unknown',
    customerGuid: '00000000-0000-4000-8000-000000000000',
    number: '99',
    'idempotency-key': 'key-of-the-unknown',
  };
  /** Without the call whose body names the restaurant as well: it must be the one in the address. */
  const naming = calls.filter(
    ({ operationId, parameters }) =>
      operationId !== 'saveBookingRules' && parameters.some(({ name }) => Object.hasOwn(unknown, name)),
  );

  it.each(naming.map((call) => [call.operationId, call] as const))(
    'replies 404 to %s about something unknown exactly if the document says so [upstream.openapi]',
    async (_, call) => {
      const { status, value } = await sendExample(call, unknown);
      expect(status === 404, JSON.stringify(value)).toBe('404' in call.responses);
      expect(Object.keys(call.responses)).toContain(String(status));
    },
  );
});
