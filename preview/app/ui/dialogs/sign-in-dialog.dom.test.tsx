import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../api/session.ts';
import { SignInDialog } from './sign-in-dialog.tsx';
import { SignedOutNotice } from './signed-out-notice.tsx';

afterEach(() => {
  act(() => session.settle(false));
  vi.unstubAllGlobals();
});

/** Opens the dialog. `answer` is the response to the secret. */
function open(answer: () => Promise<unknown>) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  render(<SignInDialog />);
  expect(screen.queryByText('Sign in again')).toBeNull();
  const results: boolean[] = [];
  act(() => void session.requestSignIn().then((isSignedIn) => results.push(isSignedIn)));
  const submit = async (secret: string) => {
    await userEvent.type(screen.getByLabelText('Editors’ secret'), secret);
    await userEvent.click(screen.getByText('Sign in', { selector: 'button' }));
  };
  return { fetched, results, submit };
}

describe('the dialog after the session has ended', () => {
  it('starts a session with the secret, and closes [preview.access]', async () => {
    const { fetched, results, submit } = open(async () => ({ ok: true, status: 200 }));
    await submit('the-secret');
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/sign-in', {
      method: 'POST',
      body: new URLSearchParams({ secret: 'the-secret' }),
    });
    expect(results).toEqual([true]);
    expect(screen.queryByText('Sign in again')).toBeNull();
  });

  it.each([
    [401, 'That is not the editors’ secret. Try again.'],
    [429, 'Too many wrong secrets. Wait 10 minutes, then try again.'],
    [500, 'Signing in failed with status 500. Try again.'],
  ])('stays open after status %d: “%s” [preview.access]', async (status, message) => {
    const { results, submit } = open(async () => ({
      ok: false,
      status,
      headers: new Headers({ 'Retry-After': '600' }),
    }));
    const field = screen.getByLabelText('Editors’ secret');
    expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toEqual([null, null]);
    await submit('wrong');
    const alert = screen.getByText(message);
    expect([alert.getAttribute('role'), field.getAttribute('aria-describedby')]).toEqual(['alert', alert.id]);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(results).toEqual([]);
  });

  it('stays open while the preview cannot be reached [preview.access]', async () => {
    const { results, submit } = open(() => Promise.reject(new TypeError('No network.')));
    await submit('the-secret');
    expect(screen.getByText('The server cannot be reached. Check your connection. Try again.')).toBeTruthy();
    expect(results).toEqual([]);
  });

  it('leaves the focus in the field that was typed into before [preview.access]', async () => {
    vi.stubGlobal('fetch', async () => ({ ok: true, status: 200 }));
    act(() => session.observe(true));
    render(
      <>
        <textarea aria-label="Text" />
        <button type="button">Other</button>
        <SignedOutNotice />
        <SignInDialog />
      </>,
    );
    await userEvent.type(screen.getByLabelText('Text'), 'Typed');
    screen.getByText('Other').focus();
    await userEvent.click(screen.getByText('Sign in…'));
    await userEvent.type(screen.getByLabelText('Editors’ secret'), 'the-secret');
    await userEvent.click(screen.getByText('Sign in', { selector: 'button' }));
    expect(screen.queryByText('Sign in…')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Text'));
  });

  it('can be closed without signing in [preview.access]', async () => {
    const { fetched, results } = open(async () => ({ ok: true, status: 200 }));
    await userEvent.click(screen.getByText('Not now'));
    expect([results, fetched.mock.calls]).toEqual([[false], []]);
    expect(screen.queryByText('Sign in again')).toBeNull();
  });
});
