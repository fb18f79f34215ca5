import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEditor } from '#preview/app/editor/create-editor.ts';
import { EditorContext } from '#preview/app/editor/editor-context.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import { PreviewDateMenu } from './preview-date-menu.tsx';

afterEach(() => vi.unstubAllGlobals());

const christmasEve = new Date('2026-12-24T18:00:00Z');
const newYear = '2027-01-01T00:00:00.000Z';

/** The menu of a page, and the searches for its next change. They wait for `respond`. */
function show(at?: Date, scheduledAt?: string) {
  const searches: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => searches.push(resolve)));
  const onAt = vi.fn();
  const editor = createEditor({ id: 'about', title: 'About', tiles: [] }, { nowMs: () => 0 });
  const menu = (date: Date | undefined) => (
    <TestQueries>
      <EditorContext.Provider value={{ id: 'about', editor, facts: Object({}) }}>
        <PreviewDateMenu target={{ path: '/about', at: date }} scheduledAt={scheduledAt} onAt={onAt} />
      </EditorContext.Provider>
    </TestQueries>
  );
  const { rerender } = render(menu(at));
  return {
    editor,
    onAt,
    searches,
    respond: (index: number, next: string | null) =>
      searches[index]?.(Response.json({ next, until: newYear, isComplete: true })),
    setDate: (date: Date) => rerender(menu(date)),
  };
}
const search = () => userEvent.click(screen.getByText('Find next change'));
const isDisabled = () => screen.getByText('Find next change').getAttribute('aria-disabled');
const status = () => screen.getByRole('status').textContent;

describe('the menu of the preview date', () => {
  it('finds the next change, which can then be previewed [preview.time]', async () => {
    const { searches, respond, onAt } = show();
    expect(status()).toBe('');
    await search();
    expect([status(), isDisabled()]).toEqual(['Searching…', 'true']);
    await search();
    expect(searches).toHaveLength(1);
    respond(0, newYear);
    await userEvent.click(await screen.findByText('Preview this date'));
    expect(onAt).toHaveBeenCalledExactlyOnceWith(new Date(newYear));
    expect(status()).toMatch(/^Next change: .*1 January 2027/);
    expect(isDisabled()).toBe('false');
  });

  it('offers no date if nothing changes [preview.time]', async () => {
    const { respond } = show();
    await search();
    respond(0, null);
    expect(await screen.findByText(/^No change until at least/)).toBeTruthy();
    expect(screen.queryByText('Preview this date')).toBeNull();
  });

  it('ignores a result for another date or for the page before a change [preview.time]', async () => {
    const { respond, searches, setDate, editor } = show();
    await search();
    setDate(christmasEve);
    expect(status()).toBe('');
    await search();
    respond(0, newYear);
    await waitFor(() => expect(searches).toHaveLength(2));
    expect(status()).toBe('Searching…');
    respond(1, newYear);
    expect(await screen.findByText(/^Next change:/)).toBeTruthy();
    editor.change({ label: 'Changed the title', to: (page) => ({ ...page, title: 'About us' }) });
    await waitFor(() => expect(status()).toBe(''));
  });

  it('says which version is shown once another goes live [preview.publish] [preview.time]', async () => {
    const { searches, setDate, editor } = show(new Date('2026-12-24T17:59:00Z'), christmasEve.toISOString());
    expect(searches).toHaveLength(0);
    setDate(christmasEve);
    expect(screen.queryByRole('note')).toBeNull();
    await waitFor(() => expect(searches).toHaveLength(1));
    searches[0]?.(Response.json({ id: 'about', title: 'About', tiles: [] }));
    expect((await screen.findByRole('note')).textContent).toMatch(
      /^Shows the version that goes live Thu,? 24 Dec, 18:00\. View$/,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      '/_draft/about?_at=2026-12-24T18%3A00%3A00.000Z&_scheduled=',
    );
    act(() => editor.change({ label: 'Changed the title', to: (page) => ({ ...page, title: 'About us' }) }));
    expect(screen.getByRole('note').textContent).toMatch(/^Shows the draft, which is not the version that goes live/);
  });

  it('shows its date, sets another and returns to now [preview.time]', async () => {
    const { onAt, setDate } = show();
    expect(screen.getByRole('button', { name: 'Preview date: now' })).toBeTruthy();
    expect(screen.queryByText('Back to now')).toBeNull();
    fireEvent.change(screen.getByLabelText('Preview as of'), { target: { value: '2026-12-24T18:00' } });
    expect(onAt).toHaveBeenLastCalledWith(christmasEve);
    setDate(christmasEve);
    expect(screen.getByRole('button', { name: /24 December 2026 at 18:00/ })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Preview as of').value).toBe('2026-12-24T18:00');
    fireEvent.change(screen.getByLabelText('Preview as of'), { target: { value: '' } });
    expect(onAt).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(screen.getByText('Back to now'));
    expect(onAt.mock.calls).toEqual([[christmasEve], [undefined], [undefined]]);
  });
});
