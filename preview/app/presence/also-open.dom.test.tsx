import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { AlsoOpen } from './also-open.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a page. The server answers with `windows` until it is set to undefined, when the connection is lost. */
async function open() {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T11:00:00Z') });
  const server: { windows: readonly object[] | undefined } = { windows: [] };
  const reports: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body, keepalive }: RequestInit) => {
    if (!server.windows) throw new TypeError('Failed to fetch');
    reports.push({ ...JSON.parse(String(body)), ...(keepalive && { keepalive }) });
    return Response.json({ windows: server.windows });
  });
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <AlsoOpen content="page about" />
    </QueryClientProvider>,
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(0);
  return { server, reports, unmount, pass, text: () => screen.getByRole('status').textContent };
}

const other = { window: 'w2', content: 'page about', since: '2026-11-20T10:02:00.000Z' };

it('says who else has the page open, and since when, until they close it [editor.merge]', async () => {
  const { server, text, pass } = await open();
  expect(text()).toBe('');
  server.windows = [other];
  await pass(2100);
  expect(text()).toBe('Also open: another editor (since 10:02). Changes of different fields are merged.');
  server.windows = [];
  await pass(2100);
  expect(text()).toBe('');
});

it('says nothing without a connection [editor.merge] [preview.errors]', async () => {
  const { server, text, pass } = await open();
  server.windows = [other];
  await pass(2100);
  server.windows = undefined;
  await pass(2100);
  expect(text()).toBe('');
});

it('asks every two seconds in sight, and every ten out of sight [editor.merge]', async () => {
  const { reports, pass } = await open();
  await pass(4100);
  expect(reports).toHaveLength(3);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  await pass(2100);
  expect(reports.at(-1)).toMatchObject({ isVisible: false });
  const before = reports.length;
  await pass(9700);
  expect(reports).toHaveLength(before);
  await pass(400);
  expect(reports).toHaveLength(before + 1);
});

it('reports that the page is open, and that it was closed [editor.merge]', async () => {
  const { reports, unmount, pass } = await open();
  expect(reports).toEqual([{ window: expect.any(String), content: 'page about', isVisible: true }]);
  unmount();
  await pass(0);
  expect(reports.at(-1)).toMatchObject({ content: 'page about', isClosed: true, keepalive: true });
});
