import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { FormAnswer } from '../submit/send-form.ts';

/** A fake XMLHttpRequest with the members that forms use. */
class FakeRequest {
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  responseType = '';
  response: unknown;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  fields = new FormData();
  open(): void {}
  setRequestHeader(): void {}
  send(fields: FormData): void {
    this.fields = fields;
  }
  abort(): void {
    this.onabort?.();
  }
  /** Lets the site answer; with null by something that is not JSON. */
  answer(response: FormAnswer | null): Promise<void> {
    this.response = response;
    return act(async () => this.onload?.());
  }
  /** Reports the sent share of the upload. */
  report(loaded: number, total: number): Promise<void> {
    return act(async () => this.upload.onprogress?.({ loaded, total }));
  }
}

/** For tests: replaces the network for forms. Returns the requests that were sent, the latest last. */
export function fakeNetwork(): readonly FakeRequest[] {
  const requests: FakeRequest[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeRequest {
      constructor() {
        super();
        requests.push(this);
      }
    },
  );
  return requests;
}
