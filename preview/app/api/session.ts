import { useSyncExternalStore } from 'react';

/** Whether the editor must sign in again. Requests that were refused wait for it. */
interface Session {
  readonly isSignInWanted: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the editor to sign in again. Resolves to whether they did. */
  readonly askToSignIn: () => Promise<boolean>;
  readonly settle: (isSignedIn: boolean) => void;
}

/** Shows one sign-in prompt at a time, however many requests wait for it. */
export function createSession(): Session {
  const listeners = new Set<() => void>();
  let question: PromiseWithResolvers<boolean> | undefined;
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    isSignInWanted: () => question !== undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    askToSignIn: () => {
      question ??= Promise.withResolvers();
      const { promise } = question;
      tell();
      return promise;
    },
    settle: (isSignedIn) => {
      question?.resolve(isSignedIn);
      question = undefined;
      tell();
    },
  };
}

export const session = createSession();

export const useIsSignInWanted = (): boolean => useSyncExternalStore(session.subscribe, session.isSignInWanted);
