import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendForm } from './send-form.ts';

const failed = 'It could not be sent.';

/** As much of a browser’s request as is used here; the test is the network. */
class Request {
  static last: Request | undefined;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  responseType = '';
  response: unknown;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers = new Map<string, string>();
  opened: readonly string[] = [];
  sent: unknown;
  constructor() {
    Request.last = this;
  }
  open(...opened: string[]): void {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  send(fields: unknown): void {
    this.sent = fields;
  }
  abort(): void {
    this.onabort?.();
  }
  answer(response: unknown): void {
    this.response = response;
    this.onload?.();
  }
}

class Form {
  readonly action = '/jobs/apply#form';
  readonly fields: readonly (readonly [string, string | File])[];
  constructor(fields: Form['fields']) {
    this.fields = fields;
  }
}

class Fields extends FormData {
  constructor(form: Form) {
    super();
    for (const [name, value] of form.fields) this.append(name, value);
  }
}

const cv: Form['fields'] = [['resume', new File(['x'.repeat(100)], 'cv.pdf')]];

/** Sends a form; the request stands there once it has begun. */
function begin(fields: Form['fields'], options: Parameters<typeof sendForm>[2] = {}) {
  const answer = Reflect.apply(sendForm, undefined, [new Form(fields), failed, options]);
  const request = Request.last;
  if (!request) throw new Error('Nothing was sent.');
  return { answer, request };
}

beforeEach(() => {
  Request.last = undefined;
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('FormData', Fields);
});
afterEach(() => vi.unstubAllGlobals());

describe('a form that its script sends', () => {
  it('goes to the address of its page with all its fields, and brings the site’s answer [form.server]', async () => {
    const { answer, request } = begin([['name', 'Ada']]);
    request.answer({ kind: 'faulty', errors: [] });
    expect(await answer).toEqual({ kind: 'faulty', errors: [] });
    expect([request.opened, request.headers.get('accept')]).toEqual([['POST', '/jobs/apply#form'], 'application/json']);
    expect(request.sent instanceof FormData && [...request.sent]).toEqual([['name', 'Ada']]);
  });

  it('tells how much of its files has gone, and nothing where it has none [contact.send]', async () => {
    const told: number[] = [];
    const { answer, request } = begin(cv, { onProgress: (share) => told.push(share) });
    for (const loaded of [0, 50, 200, 201]) request.upload.onprogress?.({ loaded, total: 200 });
    request.answer({ kind: 'taken' });
    expect(await answer).toEqual({ kind: 'taken' });
    expect(told).toEqual([0, 0.25, 1, 1]);
    const empty: Form['fields'] = [['resume', new File([], '')]];
    for (const fields of [[], empty])
      expect(begin(fields, { onProgress: () => undefined }).request.upload.onprogress).toBeUndefined();
  });

  it('asks ahead with its name alone, and nothing that was filled in', async () => {
    const { answer, request } = begin([['form', 'job-apply'], ['renderedFor', '900'], ['name', 'Ada'], ...cv], {
      ahead: true,
    });
    request.answer({ kind: 'ready' });
    expect(await answer).toEqual({ kind: 'ready' });
    expect(request.sent instanceof FormData && Object.fromEntries(request.sent)).toEqual({
      form: 'job-apply',
      renderedFor: '900',
      askingAhead: '1',
    });
  });

  it('is stopped at any time, before it has begun as well', async () => {
    const stopping = new AbortController();
    const { answer } = begin(cv, { signal: stopping.signal });
    stopping.abort();
    expect(await answer).toEqual({ kind: 'stopped' });
    const late = begin(cv, { signal: stopping.signal });
    expect(await late.answer).toEqual({ kind: 'stopped' });
    expect(late.request.sent).toBeUndefined();
  });

  it('stops nothing once it is answered', async () => {
    const stopping = new AbortController();
    const { answer, request } = begin(cv, { signal: stopping.signal });
    const abort = vi.spyOn(request, 'abort');
    request.answer({ kind: 'taken' });
    await answer;
    stopping.abort();
    expect(abort).not.toHaveBeenCalled();
  });

  it.each([
    ['breaks off', true, failed],
    ['breaks off without a network', false, 'You are offline. Nothing is lost: try again when you are connected.'],
  ])('says so where it %s', async (_, onLine, message) => {
    vi.stubGlobal('navigator', { onLine });
    const { answer, request } = begin(cv);
    request.onerror?.();
    expect(await answer).toEqual({ kind: 'failed', message });
  });

  it.each([[null], ['<html>'], [{ kind: 'other' }], [{ kind: 'faulty' }]])(
    'has failed where the answer is none: %j',
    async (given) => {
      const { answer, request } = begin(cv);
      request.answer(given);
      expect(await answer).toEqual({ kind: 'failed', message: failed });
    },
  );
});
