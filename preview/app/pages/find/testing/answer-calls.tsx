import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';

type Answer = object | undefined;

/** Answers calls by their path; undefined is a lost connection. Returns the calls that were made. */
export function answerCalls(
  answers: (path: string, body: string) => Answer | Promise<Answer>,
  storesPages = true,
): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const path = url.replace('/_preview/api', '');
    if (path === '/facts') return Response.json({ ...testFacts, storesPages });
    calls.push(`${method} ${path}`);
    const given = await answers(path, String(body));
    if (given === undefined) throw new TypeError('Failed to fetch');
    return given instanceof Response ? given : Response.json(given);
  });
  return calls;
}

export const showView = (view: ReactNode) => render(<TestQueries>{view}</TestQueries>);
