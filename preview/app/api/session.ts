import { useSyncExternalStore } from 'react';

/** Whether the editor must sign in again. */
interface Session {
  readonly isSignedOut: () => boolean;
  /** Whether the editor is being asked to sign in. */
  readonly isDialogOpen: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes note of whether a response was refused because the session has ended. */
  readonly observe: (isRefused: boolean) => void;
  /** Asks the editor to sign in again. Resolves to whether they did. */
  readonly requestSignIn: () => Promise<boolean>;
  /** Resolves once the editor has signed in again, without asking. Rejects when aborted. */
  readonly waitForSignIn: (signal?: AbortSignal) => Promise<void>;
  /** Closes the dialog. The editor stays signed out if they did not sign in. */
  readonly settle: (isSignedIn: boolean) => void;
}

/** Shows one dialog at a time, however many requests wait for it. */
export function createSession(): Session {
  const listeners = new Set<() => void>();
  let prompt: PromiseWithResolvers<boolean> | undefined;
  let signIn: PromiseWithResolvers<void> | undefined;
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const settle = (isSignedIn: boolean): void => {
    if (!prompt && !(isSignedIn && signIn)) return;
    prompt?.resolve(isSignedIn);
    prompt = undefined;
    if (isSignedIn) {
      signIn?.resolve();
      signIn = undefined;
    }
    notify();
  };
  return {
    isSignedOut: () => signIn !== undefined,
    isDialogOpen: () => prompt !== undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    observe: (isRefused) => {
      // An open dialog stays: somebody may be typing into it.
      if (!isRefused) return prompt ? undefined : settle(true);
      if (signIn) return;
      signIn = Promise.withResolvers();
      notify();
    },
    requestSignIn: () => {
      prompt ??= Promise.withResolvers();
      const { promise } = prompt;
      notify();
      return promise;
    },
    waitForSignIn: (signal) => Promise.race([signIn?.promise, ...(signal ? [rejectWhenAborted(signal)] : [])]),
    settle,
  };
}

const rejectWhenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

export const session = createSession();

export const useIsSignInDialogOpen = (): boolean => useSyncExternalStore(session.subscribe, session.isDialogOpen);

export const useIsSignedOut = (): boolean => useSyncExternalStore(session.subscribe, session.isSignedOut);
