import { useEffect, useState } from 'react';

/** How long nothing is typed before a search is sent. */
const typingPauseMs = 200;

/** The typed text once it has not changed for a moment. Clearing it counts at once. */
export function useSearchedText(typed: string): string {
  const text = typed.trim();
  const [searched, setSearched] = useState(text);
  if (text === '' && searched !== '') setSearched('');
  useEffect(() => {
    const timer = setTimeout(() => setSearched(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : searched;
}
