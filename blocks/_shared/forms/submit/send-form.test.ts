import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendForm } from './send-form.ts';

const failed = 'It could not be sent.';

/** A fake XMLHttpRequest with only the members that the code uses. The test plays the network. */
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

/** Sends a form and returns its pending answer and its request. */
function begin(fields: Form['fields'], options: Parameters<typeof sendForm>[2] = {}) {
  const answer = Reflect.apply(sendForm, undefined, [new Form(fields), failed, options]);
  const request = Request.last;
  if (!request) throw new Error('No request was sent.');
  return { answer, request };
}

beforeEach(() => {
  Request.last = undefined;
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('FormData', Fields);
});
afterEach(() => vi.unstubAllGlobals());

describe('sending a form by script', () => {
  it('posts all fields to the address of the page and returns the site’s answer [form.server]', async () => {
    const { answer, request } = begin([['name', 'Ada']]);
    request.answer({ kind: 'invalid', errors: [] });
    expect(await answer).toEqual({ kind: 'invalid', errors: [] });
    expect([request.opened, request.headers.get('accept')]).toEqual([['POST', '/jobs/apply#form'], 'application/json']);
    expect(request.sent instanceof FormData && [...request.sent]).toEqual([['name', 'Ada']]);
  });

  it('reports upload progress, but not for a form without files [contact.send]', async () => {
    const shares: number[] = [];
    const { answer, request } = begin(cv, { onProgress: (sentShare) => shares.push(sentShare) });
    // The total is 0 while the browser does not know it.
    request.upload.onprogress?.({ loaded: 0, total: 0 });
    for (const loaded of [0, 50, 200, 201]) request.upload.onprogress?.({ loaded, total: 200 });
    request.answer({ kind: 'accepted' });
    expect(await answer).toEqual({ kind: 'accepted' });
    expect(shares).toEqual([0, 0, 0.25, 1, 1]);
    const empty: Form['fields'] = [['resume', new File([], '')]];
    for (const fields of [[], empty])
      expect(begin(fields, { onProgress: () => undefined }).request.upload.onprogress).toBeUndefined();
  });

  it('sends a preflight request with the name of the form and none of its values [form.abuse]', async () => {
    const { answer, request } = begin([['form', 'job-apply'], ['renderedFor', '900'], ['name', 'Ada'], ...cv], {
      isPreflight: true,
    });
    request.answer({ kind: 'ready' });
    expect(await answer).toEqual({ kind: 'ready' });
    expect(request.sent instanceof FormData && Object.fromEntries(request.sent)).toEqual({
      form: 'job-apply',
      renderedFor: '900',
      askingAhead: '1',
    });
  });

  it('can be aborted at any time, even before it begins [contact.send]', async () => {
    const stopping = new AbortController();
    const { answer } = begin(cv, { signal: stopping.signal });
    stopping.abort();
    expect(await answer).toEqual({ kind: 'stopped' });
    const late = begin(cv, { signal: stopping.signal });
    expect(await late.answer).toEqual({ kind: 'stopped' });
    expect(late.request.sent).toBeUndefined();
  });

  it('aborts nothing once it is answered [contact.send]', async () => {
    const stopping = new AbortController();
    const { answer, request } = begin(cv, { signal: stopping.signal });
    const abort = vi.spyOn(request, 'abort');
    request.answer({ kind: 'accepted' });
    await answer;
    stopping.abort();
    expect(abort).not.toHaveBeenCalled();
  });

  it.each([
    ['breaks off', true, failed],
    ['breaks off without a network', false, 'You are offline. Nothing is lost: try again when you are connected.'],
  ])('reports a failure if the request %s [contact.send]', async (_, onLine, message) => {
    vi.stubGlobal('navigator', { onLine });
    const { answer, request } = begin(cv);
    request.onerror?.();
    expect(await answer).toEqual({ kind: 'failed', message });
  });

  it.each([
    [null],
    ['<html>'],
    [{ kind: 'other' }],
    [{ kind: 'invalid' }],
    [{ kind: 'invalid', errors: 'Write a name.' }],
    [{ kind: 'other', errors: [] }],
  ])('reports a failure if the answer is not valid: %j [contact.send]', async (given) => {
    const { answer, request } = begin(cv);
    request.answer(given);
    expect(await answer).toEqual({ kind: 'failed', message: failed });
  });
});
