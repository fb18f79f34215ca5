import { useEffect, useEffectEvent } from 'react';

/** How long nothing is typed before a text is checked. */
const typingPauseMs = 300;

/** Calls `check` with a text once it has not changed for a moment. */
export function useAfterTyping(text: string, check: (text: string) => Promise<void>): void {
  const runCheck = useEffectEvent(check);
  useEffect(() => {
    const timer = setTimeout(() => void runCheck(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
}
