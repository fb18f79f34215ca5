'use client';

import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { islands } from '../../islands.generated.ts';
import type { IslandName, IslandProps } from './island-name.ts';
import { whenNear } from './when-near.ts';

type Loaders = { readonly [Name in IslandName]: () => Promise<ComponentType<IslandProps<Name>>> };
type Loaded = { [Name in IslandName]?: ComponentType<IslandProps<Name>> };

const loaders: Loaders = islands;
const loaded: Loaded = {};
const inBrowser = typeof window !== 'undefined';

/**
 * The component of an island. In the browser its code is fetched when one of its kind is near; on the server it is
 * there from the start, so that its HTML is never left for later.
 */
function componentOf<Name extends IslandName>(name: Name): ComponentType<IslandProps<Name>> {
  const known = loaded[name];
  if (known) return known;
  const waiting = lazy(async () => {
    if (inBrowser) await whenNear(name);
    return { default: await loaders[name]() };
  });
  if (inBrowser) loaded[name] = waiting;
  return waiting;
}

async function preload<Name extends IslandName>(name: Name): Promise<void> {
  loaded[name] = await loaders[name]();
}

const isIslandName = (name: string): name is IslandName => Object.hasOwn(loaders, name);

if (!inBrowser) for (const name of Object.keys(loaders).filter(isIslandName)) void preload(name);

interface HostProps<Name extends IslandName> {
  readonly name: Name;
  readonly props: IslandProps<Name>;
}

/** Keeps what goes wrong in an island to the island: its tile loses it, the page does not notice. */
export class IslandHost<Name extends IslandName> extends Component<HostProps<Name>, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    if (this.state.failed) return null;
    const Island = componentOf(this.props.name);
    return (
      <Suspense fallback={null}>
        <Island {...this.props.props} />
      </Suspense>
    );
  }
}
