'use client';

import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { waitUntilNear } from './wait-until-near.ts';

const inBrowser = typeof window !== 'undefined';

/**
 * Creates the component that renders an island. In the browser its code is loaded when an island of this name is near
 * the viewport. On the server it is loaded at startup, so that its HTML is part of the first response. `onReady` is
 * called once the island is hydrated or rendered.
 */
export function hostIsland<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): (props: Props, onReady?: () => void) => ReactNode {
  let LoadedIsland: ComponentType<Props> | undefined;
  const LazyIsland = lazy(async () => {
    if (inBrowser) await waitUntilNear(name);
    return { default: await load() };
  });
  if (!inBrowser) {
    // A failed load is retried when the island is rendered, where the error affects only this island.
    load().then(
      (component) => {
        LoadedIsland = component;
      },
      () => undefined,
    );
  }
  return (props, onReady) => {
    const Island = LoadedIsland ?? LazyIsland;
    return (
      <Suspense fallback={null}>
        <Island {...props} />
        {onReady && <ReadySignal onReady={onReady} />}
      </Suspense>
    );
  };
}

/** Calls back once the island beside it is hydrated or rendered. */
function ReadySignal({ onReady }: { readonly onReady: () => void }): null {
  useEffect(onReady, [onReady]);
  return null;
}
