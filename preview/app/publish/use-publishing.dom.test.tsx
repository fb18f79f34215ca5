import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/send-request.ts';
import { session } from '../api/session.ts';
import { createEditor } from '../editor/create-editor.ts';
import { EditorContext } from '../editor/editor-context.ts';
import type { Autosave } from '../editor/save/create-autosave.ts';
import { usePublishing } from './use-publishing.ts';

const page = { id: 'about', title: 'About', tiles: [] };

/** The actions on a page whose version 3 is saved, or is not. */
function setUp(isSaved: boolean | (() => boolean) = true, versions: readonly number[] = [3]) {
  const client = new QueryClient();
  const keys = [['pages'], ['revisions', 'about'], ['revisions', 'other'], ['media']];
  for (const queryKey of keys) client.setQueryData(queryKey, []);
  const markConflict = vi.fn();
  const remaining = [...versions];
  const autosave: Autosave = Object({
    flush: async () => (typeof isSaved === 'function' ? isSaved() : isSaved),
    version: vi.fn(() => remaining.shift() ?? versions.at(-1)),
    markConflict,
  });
  const editor = createEditor(page, { nowMs: () => 0 });
  const { result } = renderHook(() => usePublishing(autosave), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <EditorContext.Provider value={{ id: 'about', editor, facts: Object({}) }}>{children}</EditorContext.Provider>
      </QueryClientProvider>
    ),
  });
  const run = (action: (version: number) => Promise<unknown>) =>
    act(() => result.current.run(action, 'The page is live.'));
  const refetched = () => keys.filter((queryKey) => client.getQueryState(queryKey)?.isInvalidated);
  return { result, run, markConflict, refetched };
}

describe('an action on a page', () => {
  it('runs with the saved version, reports its success, and refetches what it changes [preview.publish]', async () => {
    const { result, run, refetched } = setUp();
    expect(result.current).toMatchObject({ outcome: undefined, isBusy: false });
    const versions: number[] = [];
    await run(async (version) => versions.push(version));
    expect(versions).toEqual([3]);
    expect(result.current).toMatchObject({
      outcome: { isSuccess: true, message: 'The page is live.' },
      isBusy: false,
    });
    expect(refetched()).toEqual([['pages'], ['revisions', 'about']]);
  });

  it('is undone by another action, with the version that is saved then [editor.undo]', async () => {
    const { result } = setUp(true, [3, 4]);
    const calls: string[] = [];
    const undo = { action: async (version: number) => calls.push(`undo ${version}`), message: 'It is live again.' };
    await act(() => result.current.run(async (version) => calls.push(`do ${version}`), 'It is unpublished.', undo));
    act(() => result.current.outcome?.undo?.());
    await waitFor(() => expect(result.current.outcome).toEqual({ isSuccess: true, message: 'It is live again.' }));
    expect(calls).toEqual(['do 3', 'undo 4']);
  });

  it('asks the editor to sign in if the page is not saved because the session has ended, then runs [preview.access]', async () => {
    session.observe(true);
    const { result, run } = setUp(() => !session.isSignedOut());
    const signIn = vi.fn(() => session.isDialogOpen() && session.settle(true));
    const stop = session.subscribe(signIn);
    await run(async () => undefined);
    stop();
    expect(signIn).toHaveBeenCalled();
    expect(result.current.outcome).toMatchObject({ isSuccess: true });
  });

  it('does not run before the page is saved, and says so [preview.publish]', async () => {
    const { result, run } = setUp(false);
    const action = vi.fn();
    await run(action);
    expect(action).not.toHaveBeenCalled();
    expect(result.current.outcome).toEqual({
      isSuccess: false,
      message: 'Your changes of the page are not saved yet, so nothing was done. Once they are saved, try again.',
    });
    expect(result.current.isBusy).toBe(false);
  });

  it('is a conflict if somebody else has changed the page [editor.merge]', async () => {
    const { result, run, markConflict } = setUp();
    const errors = [{ path: 'body.version', message: 'must be 4' }];
    await run(() => Promise.reject(new ApiError(409, 'Somebody else has saved.', errors)));
    expect(markConflict).toHaveBeenCalledExactlyOnceWith(page);
    expect(result.current.outcome?.isSuccess).toBe(false);
    expect(result.current.outcome?.message).toMatch(
      /^This page was changed in another window or by somebody else, so nothing was done\./,
    );
  });

  it('is no conflict if the editor has changed the page meanwhile [editor.merge]', async () => {
    const { result, run, markConflict } = setUp(true, [3, 4]);
    const errors = [{ path: 'body.version', message: 'must be 4' }];
    await run(() => Promise.reject(new ApiError(409, 'Somebody else has saved.', errors)));
    expect(markConflict).not.toHaveBeenCalled();
    expect(result.current.outcome).toEqual({
      isSuccess: false,
      message: 'You have changed the page meanwhile, so nothing was done. Check it, then try again.',
    });
  });

  it('says without an answer that it is not repeated by itself, and what to do [preview.errors]', async () => {
    const { result, run } = setUp();
    await run(() => Promise.reject(new ApiError(0, 'The server cannot be reached. Check your connection.')));
    expect(result.current.outcome?.message).toBe(
      'The server cannot be reached. Check your connection. This is not tried again by itself: once you are connected, see under “Revisions” below whether it was done, and if not, press the button again.',
    );
  });

  it('reports why it failed, and can be repeated [preview.errors]', async () => {
    const { result, run, markConflict } = setUp();
    await run(() => Promise.reject(new ApiError(422, 'The page has 1 error.')));
    expect(result.current.outcome).toEqual({ isSuccess: false, message: 'The page has 1 error.' });
    expect(markConflict).not.toHaveBeenCalled();
    await run(async () => undefined);
    expect(result.current.outcome?.isSuccess).toBe(true);
  });

  it('is the only one at a time, and clears the outcome before [preview.publish]', async () => {
    const { result, run } = setUp();
    await run(async () => undefined);
    let finish = (): void => undefined;
    const running = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const second = vi.fn();
    let ended: Promise<void> = Promise.resolve();
    await act(async () => {
      ended = result.current.run(running, 'The page is live.');
      await waitFor(() => expect(running).toHaveBeenCalled());
    });
    expect(result.current).toMatchObject({ isBusy: true, outcome: undefined });
    await run(second);
    expect(second).not.toHaveBeenCalled();
    await act(() => {
      finish();
      return ended;
    });
    expect(result.current).toMatchObject({ isBusy: false, outcome: { isSuccess: true } });
  });

  it('can be reported by others, as a success unless they say otherwise [preview.publish]', () => {
    const { result } = setUp();
    act(() => result.current.report('It is restored.'));
    expect(result.current.outcome).toEqual({ isSuccess: true, message: 'It is restored.' });
    act(() => result.current.report('It is restored.', true, { isDraftOnly: true }));
    expect(result.current.outcome).toEqual({ isSuccess: true, message: 'It is restored.', isDraftOnly: true });
    act(() => result.current.report('It failed.', false));
    expect(result.current.outcome).toEqual({ isSuccess: false, message: 'It failed.' });
  });
});
