'use client';

import { useEffect } from 'react';
import { waitingScript } from '#site/pages/finish/wait-for-hydration.ts';

/** While developing: starts our own scripts once React has hydrated what the server sent. */
export function StartOwnScripts() {
  useEffect(() => {
    // Suspense boundaries are hydrated after the rest, in tasks that leave the browser no idle time.
    const waiting = requestIdleCallback(() => {
      for (const script of document.querySelectorAll(`script[${waitingScript}]`)) start(script);
    });
    return () => cancelIdleCallback(waiting);
  }, []);
  return null;
}

function start(waiting: Element): void {
  const script = document.createElement('script');
  for (const { name, value } of waiting.attributes) if (name !== waitingScript) script.setAttribute(name, value);
  script.type = 'module';
  waiting.replaceWith(script);
}
