'use client';

import { Component, type ReactNode } from 'react';
import { islands } from '../../islands.generated.ts';
import type { IslandName, IslandProps } from './island-name.ts';

type Islands = { readonly [Name in IslandName]: (props: IslandProps<Name>) => ReactNode };

const hosted: Islands = islands;

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
    return this.state.failed ? null : hosted[this.props.name](this.props.props);
  }
}
