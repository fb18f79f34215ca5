import { vi } from 'vitest';
import { previewApiPath } from '#preview/app/api/app-paths.ts';
import type { PageService } from './page-service.ts';
import { getCurrentWindow } from './window.ts';

/** What can go wrong with a request. */
export const failures = [
  'lost request',
  'lost response',
  'late request',
  'slow request',
  'slow response',
  'unavailable',
  'signed out',
] as const;

export type Failure = (typeof failures)[number];

const latencyMs = 50;
const slowMs = 3000;
/** How long the browser waits for a response. */
const timeoutMs = 2000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const failWith = (status: number): Response => Response.json({ message: 'It failed.', errors: [] }, { status });

async function timeOut(): Promise<never> {
  await pause(timeoutMs);
  throw new TypeError('Failed to fetch');
}

async function deliver(answer: () => Promise<Response>, failure: Failure | undefined): Promise<Response> {
  await pause(failure === 'slow request' ? slowMs : latencyMs);
  if (failure === 'unavailable') return failWith(503);
  if (failure === 'signed out') return failWith(401);
  if (failure === 'lost request') return timeOut();
  if (failure === 'late request') {
    void pause(slowMs).then(answer);
    return timeOut();
  }
  const response = await answer();
  if (failure === 'lost response') return timeOut();
  await pause(failure === 'slow response' ? slowMs : latencyMs);
  return response;
}

/** Called when a draft was stored. The returned function is called if the window does not learn that. */
type OnStored = (draft: string) => () => void;

/** Connects all windows with the service. */
export function simulateNetwork(service: PageService, onStored: OnStored): void {
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    const window = getCurrentWindow();
    const text = typeof body === 'string' ? body : '';
    const failure = window.browser.failures.shift();
    let onUnanswered = (): void => undefined;
    const answer = async (): Promise<Response> => {
      const response = await service.answer(method, path.replace(previewApiPath, '/api/v1'), text);
      if (method === 'PUT' && response.ok) onUnanswered = onStored(text);
      if (failure === 'lost response' || failure === 'late request') onUnanswered();
      return response;
    };
    const stopAfterCrash = async (): Promise<void> => {
      if (window.isOpen) return;
      onUnanswered();
      await new Promise(() => undefined);
    };
    await stopAfterCrash();
    try {
      return await deliver(answer, failure);
    } finally {
      await stopAfterCrash();
    }
  });
}
