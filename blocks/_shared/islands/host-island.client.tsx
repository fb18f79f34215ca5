'use client';

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { whenNear } from './when-near.ts';

const inBrowser = typeof window !== 'undefined';

/**
 * Makes what draws an island. In the browser its code is fetched when one of its kind is near; on the server it is
 * fetched at the start, so that its HTML is never left for later.
 */
export function hostIsland<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  let Loaded: ComponentType<Props> | undefined;
  const Waiting = lazy(async () => {
    if (inBrowser) await whenNear(name);
    return { default: await load() };
  });
  if (!inBrowser) {
    // What cannot be loaded at the start is tried again when the island is rendered, where an error is its own alone.
    load().then(
      (component) => {
        Loaded = component;
      },
      () => undefined,
    );
  }
  return (props) => {
    const Island = Loaded ?? Waiting;
    return (
      <Suspense fallback={null}>
        <Island {...props} />
      </Suspense>
    );
  };
}
