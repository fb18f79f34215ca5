import { useSyncExternalStore } from 'react';

/** Whether an editor is asked to sign in again. Calls that were refused wait for it. */
interface Session {
  readonly isSignInWanted: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks to sign in again. Resolves to whether that was done. */
  readonly askToSignIn: () => Promise<boolean>;
  readonly settle: (isSignedIn: boolean) => void;
}

/** Holds one question at a time, however many calls wait for it. */
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
