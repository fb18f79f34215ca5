import { useSyncExternalStore } from 'react';

/** Whether the editor must sign in again. Requests that were refused wait for it. */
interface Session {
  readonly isSignInRequired: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the editor to sign in again. Resolves to whether they did. */
  readonly requestSignIn: () => Promise<boolean>;
  readonly settle: (isSignedIn: boolean) => void;
}

/** Shows one sign-in prompt at a time, however many requests wait for it. */
export function createSession(): Session {
  const listeners = new Set<() => void>();
  let prompt: PromiseWithResolvers<boolean> | undefined;
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    isSignInRequired: () => prompt !== undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    requestSignIn: () => {
      prompt ??= Promise.withResolvers();
      const { promise } = prompt;
      notify();
      return promise;
    },
    settle: (isSignedIn) => {
      prompt?.resolve(isSignedIn);
      prompt = undefined;
      notify();
    },
  };
}

export const session = createSession();

export const useIsSignInRequired = (): boolean => useSyncExternalStore(session.subscribe, session.isSignInRequired);
