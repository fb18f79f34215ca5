import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { maxCheckedPages } from '#preview/app/api/page-checks.ts';
import { draft, select } from './testing/select-pages.tsx';

const live = (id: string) => draft(id, { publishedRevision: 1 });
const conflict = { message: 'Changed.', errors: [{ path: 'body.version', message: 'must be 4' }] };

afterEach(() => vi.unstubAllGlobals());

describe('a bulk action', () => {
  it('says what it will do with each page, does it one by one, and says what it did [editor.find]', async () => {
    const { calls, selection, click, list } = select([draft('a'), live('b'), draft('c', { hasDraft: false })]);
    await click('Publish…');
    expect(await screen.findByRole('dialog', { name: 'Publish 3 pages' })).toBeTruthy();
    expect(await list('2 pages will be published')).toEqual([
      'The a page /a The page goes live.',
      'The b page /b The changes go live.',
    ]);
    expect(await list('1 page left out')).toEqual(['The c page /c There are no changes to publish.']);
    expect(calls).toEqual(['POST /page-checks {"ids":["a","b","c"],"review":true}']);
    await click('Publish 2 pages');
    expect(await screen.findByText('2 pages were published.')).toBeTruthy();
    expect(screen.getByText('Undo')).toBeTruthy();
    expect(calls.slice(1)).toEqual([
      'POST /editing/page/a/publish {"version":3}',
      'POST /editing/page/b/publish {"version":3}',
    ]);
    expect(await list('2 pages published')).toEqual(['The a page /a Published', 'The b page /b Published']);
    expect(await list('1 page left out')).toHaveLength(1);
    await click('Done');
    expect([screen.queryByRole('dialog'), selection.clear.mock.calls.length]).toEqual([null, 1]);
  });

  it('says that content links to a page, with links to that content [editor.find]', async () => {
    const uses = [{ kind: 'settings', id: 'brand', name: 'Pandan Row', isLive: true, isDraft: true }];
    const { click, list } = select([live('a')], {
      reply: (call) =>
        call.includes('/page-checks')
          ? Response.json({ pages: [{ id: 'a', state: live('a'), errors: [], hasBuiltIn: false, uses }] })
          : undefined,
    });
    await click('Unpublish…');
    await list('1 page will be unpublished');
    expect(screen.getByText('Pandan Row').closest('li')?.textContent).toBe('Pandan Row (settings)');
    expect(screen.getByText('Pandan Row').closest('.bulk-uses')?.textContent).toBe('Linked from:Pandan Row (settings)');
    expect(screen.getByText('Pandan Row').getAttribute('href')).toBe('/content/settings/brand');
  });

  it('tries the pages again that failed, and says why they did [editor.find]', async () => {
    let isRefusing = true;
    const { calls, onFinish, click, list } = select([live('a'), live('b'), live('c')], {
      reply: (call) => {
        if (!isRefusing || !call.includes('/unpublish')) return undefined;
        if (call.includes('/b/')) return Response.json(conflict, { status: 409 });
        return call.includes('/c/')
          ? Response.json({ message: 'It is in use.', errors: [] }, { status: 422 })
          : undefined;
      },
    });
    await click('Unpublish…');
    expect(await list('3 pages will be unpublished')).toHaveLength(3);
    expect(calls).toEqual(['POST /page-checks {"ids":["a","b","c"],"review":false}']);
    await click('Unpublish 3 pages');
    expect(await screen.findByText('1 page was unpublished. 2 pages failed.')).toBeTruthy();
    expect(await list('2 pages failed')).toEqual([
      'The b page /b Somebody has changed it since it was checked.',
      'The c page /c It is in use.',
    ]);
    isRefusing = false;
    await click('Try again with 2 pages');
    expect(await screen.findByText('2 pages were unpublished.')).toBeTruthy();
    expect(calls.slice(-2)).toEqual(['POST /editing/page/b/unpublish', 'POST /editing/page/c/unpublish']);
    await click('Done');
    const done = onFinish.mock.calls.map(([, results]) => results.flatMap(({ id, error }) => (error ? [] : id)));
    expect(done).toEqual([['a', 'b', 'c']]);
  });

  it('has groups for what there is, with those marked that need attention [editor.find]', async () => {
    const groups = () =>
      [...document.querySelectorAll<HTMLElement>('.bulk-list')].map((group) => [
        group.querySelector('h3')?.textContent,
        group.dataset.error,
      ]);
    const { click, list } = select([draft('a'), draft('home'), draft('b')], {
      reply: (call) =>
        call.startsWith('DELETE /editing/page/b')
          ? Response.json({ message: 'No.', errors: [] }, { status: 422 })
          : undefined,
    });
    await click('Delete…');
    await list('2 pages will be deleted');
    expect(groups()).toEqual([
      ['2 pages will be deleted', 'false'],
      ['1 page left out', 'true'],
    ]);
    await click('Delete 2 pages');
    await list('1 page failed');
    expect(groups()).toEqual([
      ['1 page failed', 'true'],
      ['1 page deleted', 'false'],
      ['1 page left out', 'false'],
    ]);
  });

  it.each([
    ['Done', []],
    ['Undo', ['undone', 'reported']],
  ])('reports what was done once it is closed by %s [editor.find] [editor.undo]', async (button, order) => {
    const { onFinish, undoNext, click, list } = select([draft('a')]);
    await click('Publish…');
    await list('1 page will be published');
    await click('Publish 1 page');
    expect(await list('1 page published')).toHaveLength(1);
    // A message behind the dialog would be announced with a button that cannot be reached.
    expect(onFinish.mock.calls).toEqual([]);
    await click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onFinish.mock.calls).toEqual([['publish', [expect.objectContaining({ id: 'a' })]]]);
    // What is reported next is undone.
    const calls = [undoNext.mock.invocationCallOrder, onFinish.mock.invocationCallOrder].flat();
    expect(undoNext.mock.calls.length === 0 ? [] : ['undone', 'reported']).toEqual(order);
    expect(calls).toEqual(calls.toSorted((one, other) => one - other));
  });

  it('schedules for a time in London that is in the future [preview.publish]', async () => {
    const { calls, click, list } = select([draft('a')]);
    await click('Schedule…');
    await list('1 page will be scheduled');
    const time = screen.getByLabelText('Publish on');
    const hint = 'London time. Changes made after scheduling are not included.';
    expect([time.getAttribute('aria-invalid'), screen.getByText(hint).id]).toEqual([
      null,
      time.getAttribute('aria-describedby'),
    ]);
    await click('Schedule 1 page');
    expect(screen.getByRole('alert').textContent).toBe('Enter a date and time in the future.');
    expect([document.activeElement, screen.queryByText(/will be scheduled/)]).toEqual([
      screen.getByLabelText('Publish on'),
      null,
    ]);
    expect(time.getAttribute('aria-describedby')).toBe(
      [screen.getByText(hint).id, screen.getByRole('alert').id].join(' '),
    );
    fireEvent.change(time, { target: { value: '2020-07-01T10:00' } });
    await click('Schedule 1 page');
    expect(time.getAttribute('aria-invalid')).toBe('true');
    expect(calls).toHaveLength(1);
    fireEvent.change(time, { target: { value: '2999-07-01T10:00' } });
    await click('Schedule 1 page');
    expect(await screen.findByText('1 page was scheduled.')).toBeTruthy();
    expect(calls[1]).toBe('PUT /editing/page/a/schedule {"version":3,"publishAt":"2999-07-01T09:00:00.000Z"}');
  });

  it.each(['Schedule…', 'Schedule unpublishing…'])(
    'to %s refuses a past time as soon as it is entered, but no year that is being typed [preview.publish]',
    async (action) => {
      const { calls, click } = select([live('a')], {
        reply: (call) =>
          call.includes('/page-checks')
            ? Response.json({
                pages: [{ id: 'a', state: { ...live('a'), hasDraft: true }, errors: [], hasBuiltIn: false }],
              })
            : undefined,
      });
      await click(action);
      const time = await screen.findByLabelText(/^(Unp|P)ublish on$/);
      const errorAt = (value: string) => {
        fireEvent.change(time, { target: { value } });
        return screen.queryByRole('alert')?.textContent;
      };
      expect(errorAt('0020-07-01T10:00')).toBeUndefined();
      expect(errorAt('2020-07-01T10:00')).toBe('Enter a date and time in the future.');
      expect(time.getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
      expect(errorAt('2999-07-01T10:00')).toBeUndefined();
      expect(calls).toHaveLength(1);
    },
  );

  it('keeps scheduled versions at the new time, unless today’s drafts are chosen [editor.find] [preview.publish]', async () => {
    const { calls, onFinish, click, list } = select([draft('a', { scheduledAt: '2999-01-01T10:00:00Z' }), draft('b')]);
    await click('Schedule…');
    expect(await list('2 pages will be scheduled')).toEqual([
      'The a page /a The scheduled version goes live then. This replaces the time that is set.',
      'The b page /b The page goes live then.',
    ]);
    expect(screen.getByLabelText('Keep the scheduled version')).toHaveProperty('checked', true);
    fireEvent.click(screen.getByLabelText('Schedule today’s draft'));
    expect((await list('2 pages will be scheduled'))[0]).toContain('Today’s draft goes live then');
    fireEvent.click(screen.getByLabelText('Keep the scheduled version'));
    fireEvent.change(screen.getByLabelText('Publish on'), { target: { value: '2999-07-01T10:00' } });
    await click('Schedule 2 pages');
    expect(await screen.findByText('2 pages were scheduled.')).toBeTruthy();
    await click('Done');
    expect(onFinish.mock.lastCall?.[1].map(({ undo }) => undo)).toEqual([
      { kind: 'schedule', times: { publishAt: '2999-01-01T10:00:00Z', keepsScheduled: true } },
      { kind: 'schedule', times: { publishAt: null } },
    ]);
    expect(calls.slice(1)).toEqual([
      'PUT /editing/page/a/schedule {"version":3,"publishAt":"2999-07-01T09:00:00.000Z","keepsScheduled":true}',
      'PUT /editing/page/b/schedule {"version":3,"publishAt":"2999-07-01T09:00:00.000Z"}',
    ]);
  });

  it('schedules the end of live pages for a future time, and says which page failed [editor.find]', async () => {
    const { calls, click, list } = select([live('a'), live('b'), draft('c')], {
      reply: (call) =>
        call.includes('/b/schedule')
          ? Response.json({ message: 'It is in use.', errors: [] }, { status: 422 })
          : undefined,
    });
    await click('Schedule unpublishing…');
    expect(await list('2 pages will be scheduled to be unpublished')).toEqual([
      'The a page /a From then on: Visitors get “Page not found”.',
      'The b page /b From then on: Visitors get “Page not found”.',
    ]);
    expect(await list('1 page left out')).toEqual(['The c page /c This page is not live.']);
    const time = screen.getByLabelText('Unpublish on');
    fireEvent.change(time, { target: { value: '2020-07-01T10:00' } });
    await click('Schedule unpublishing of 2 pages');
    expect(screen.getByRole('alert').textContent).toBe('Enter a date and time in the future.');
    fireEvent.change(time, { target: { value: '2999-07-01T10:00' } });
    await click('Schedule unpublishing of 2 pages');
    expect(await screen.findByText('1 page was scheduled to be unpublished. 1 page failed.')).toBeTruthy();
    expect(await list('1 page failed')).toEqual(['The b page /b It is in use.']);
    expect(calls[1]).toBe('PUT /editing/page/a/schedule {"version":3,"unpublishAt":"2999-07-01T09:00:00.000Z"}');
  });

  it('says which pages end before the time, and leaves them out before anything is sent [editor.find] [preview.publish]', async () => {
    const { calls, click, list } = select([
      draft('a', { unpublishAt: '2999-06-01T09:00:00Z' }),
      draft('b'),
      draft('c', { unpublishAt: '2999-08-01T09:00:00Z' }),
    ]);
    await click('Schedule…');
    await list('3 pages will be scheduled');
    const time = screen.getByLabelText('Publish on');
    fireEvent.change(time, { target: { value: '2999-07-01T10:00' } });
    expect(
      screen.getByText(
        '1 of the 3 pages ends by then: The a page (1 Jun 2999, 10:00). They are left out. To include them, choose an earlier time, or change when they end.',
      ).role,
    ).toBe('status');
    expect(await list('1 page left out')).toEqual([
      'The a page /a It ends 1 Jun 2999, 10:00, so it cannot go live then.',
    ]);
    fireEvent.change(time, { target: { value: '2999-09-01T10:00' } });
    expect(await list('2 pages left out')).toHaveLength(2);
    fireEvent.change(time, { target: { value: '2999-07-01T10:00' } });
    await click('Schedule 2 pages');
    expect(await screen.findByText('2 pages were scheduled.')).toBeTruthy();
    expect(calls.slice(1).map((call) => call.split(' ')[1])).toEqual([
      '/editing/page/b/schedule',
      '/editing/page/c/schedule',
    ]);
  });

  it('lets the editor choose another time when all pages end before it, and says which ends move [editor.find]', async () => {
    const ending = { publishedRevision: 1, unpublishAt: '2999-06-01T09:00:00Z' };
    const { click, list } = select([draft('a', ending)]);
    await click('Schedule…');
    await list('1 page will be scheduled');
    fireEvent.change(screen.getByLabelText('Publish on'), { target: { value: '2999-07-01T10:00' } });
    expect(screen.getByText('None of the selected pages can be scheduled at this time.')).toBeTruthy();
    expect(screen.getByLabelText('Publish on')).toBeTruthy();
    await click('Cancel');
    await click('Schedule unpublishing…');
    await list('1 page will be scheduled to be unpublished');
    fireEvent.change(screen.getByLabelText('Unpublish on'), { target: { value: '2999-07-01T10:00' } });
    expect(screen.getByText(/They will end at this time instead\.$/).textContent).toContain(
      'The page ends by then: The a page (1 Jun 2999, 10:00).',
    );
  });

  it('does nothing when no page allows it, or when it is cancelled [editor.find]', async () => {
    const { calls, selection, click, list } = select([draft('home', { publishedRevision: 1 })]);
    await click('Unpublish…');
    expect(await list('1 page left out')).toEqual(['The home page / The site needs a home page.']);
    expect(screen.getByText('None of the selected pages can be unpublished.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Unpublish \d/ })).toBeNull();
    await click('Cancel');
    expect([screen.queryByRole('dialog'), calls.length, selection.clear.mock.calls.length]).toEqual([null, 1, 0]);
  });

  it('checks many pages in parts, with its progress, and again when that failed [preview.errors]', async () => {
    const many = Array.from({ length: maxCheckedPages + 1 }, (_, at) => draft(`p${at}`));
    const second = Promise.withResolvers<Response>();
    let checks = 0;
    const { calls, click, list } = select(many, {
      reply: () => {
        checks += 1;
        return checks === 2 ? second.promise : undefined;
      },
    });
    await click('Delete…');
    expect(await screen.findByText(`Checking the pages… ${maxCheckedPages} of ${many.length}`)).toBeTruthy();
    const progress = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Pages checked' });
    expect([progress.value, progress.max]).toEqual([maxCheckedPages, many.length]);
    second.resolve(Response.json({ message: 'It is busy.', errors: [] }, { status: 503 }));
    expect((await screen.findByRole('alert')).textContent).toContain('It is busy.');
    await click('Try again');
    expect(await list(`${many.length} pages will be deleted`)).toHaveLength(many.length);
    expect(calls.map((call) => JSON.parse(call.split(' ')[2] ?? '').ids.length)).toEqual([40, 1, 40, 1]);
  });

  it('asks once for as many pages as one check takes [editor.find]', async () => {
    const many = Array.from({ length: maxCheckedPages }, (_, at) => draft(`p${at}`));
    const { calls, click, list } = select(many);
    await click('Delete…');
    await list(`${many.length} pages will be deleted`);
    expect(calls).toHaveLength(1);
  });

  it('reports a page that is done after the dialog was closed [editor.find]', async () => {
    const first = Promise.withResolvers<Response>();
    const { onFinish, click, list } = select([draft('a'), draft('b')], {
      reply: (call) => (call.startsWith('DELETE') ? first.promise : undefined),
    });
    await click('Delete…');
    await list('2 pages will be deleted');
    await click('Delete 2 pages');
    await screen.findByText('0 of 2…');
    screen.getByRole<HTMLDialogElement>('dialog').close();
    expect(onFinish).not.toHaveBeenCalled();
    first.resolve(Response.json(draft('a')));
    await waitFor(() => expect(onFinish.mock.calls).toMatchObject([['delete', [{ id: 'a' }]]]));
  });

  it('stops after the page that it is doing [editor.find]', async () => {
    const first = Promise.withResolvers<Response>();
    const { calls, selection, onFinish, click, list } = select([draft('a'), draft('b')], {
      reply: (call) => (call.startsWith('DELETE') ? first.promise : undefined),
    });
    await click('Delete…');
    await list('2 pages will be deleted');
    await click('Delete 2 pages');
    expect(await screen.findByText('0 of 2…')).toBeTruthy();
    await click('Stop');
    first.resolve(Response.json(draft('a')));
    expect(await screen.findByText('1 page was deleted.')).toBeTruthy();
    expect(calls.slice(1)).toEqual(['DELETE /editing/page/a']);
    // Deleted pages are deselected at once, and the others when the dialog closes.
    expect(selection.clear).toHaveBeenCalledOnce();
    screen.getByRole<HTMLDialogElement>('dialog').close();
    await waitFor(() => expect(selection.clear).toHaveBeenCalledTimes(2));
    expect(onFinish.mock.calls).toMatchObject([['delete', [{ id: 'a', error: undefined }]]]);
  });
});
