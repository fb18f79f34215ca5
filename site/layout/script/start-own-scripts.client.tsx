'use client';

import { useEffect } from 'react';
import { afterHydrationAttribute } from '#site/pages/finish/wait-for-hydration.ts';

/** In development: starts our own scripts once React has hydrated the page. */
export function StartOwnScripts() {
  useEffect(() => {
    // Suspense boundaries are hydrated later, in tasks that leave no idle time.
    const waiting = requestIdleCallback(() => {
      for (const script of document.querySelectorAll(`script[${afterHydrationAttribute}]`)) start(script);
    });
    return () => cancelIdleCallback(waiting);
  }, []);
  return null;
}

function start(waiting: Element): void {
  const script = document.createElement('script');
  for (const { name, value } of waiting.attributes)
    if (name !== afterHydrationAttribute) script.setAttribute(name, value);
  script.type = 'module';
  waiting.replaceWith(script);
}
