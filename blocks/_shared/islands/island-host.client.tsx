'use client';

import { Component, createRef, type ReactNode } from 'react';
import { islands } from '#blocks/islands.generated.ts';
import { copyMarkup } from './copy-markup.ts';
import type { IslandName, IslandProps } from './island-name.ts';
import { reportIslandError } from './report-island-error.ts';
import { loadEmptyIsland } from './wait-until-near.ts';

type Islands = { readonly [Name in IslandName]: (props: IslandProps<Name>, onReady: () => void) => ReactNode };

const hostedIslands: Islands = islands;

interface HostProps<Name extends IslandName> {
  readonly name: Name;
  readonly props: IslandProps<Name>;
}

interface HostState {
  readonly failed: boolean;
}

const findIslands = (name: string): readonly Element[] =>
  typeof document === 'undefined' ? [] : [...document.querySelectorAll(`[data-island="${name}"]`)];

/**
 * An error boundary. If an island throws, or its script cannot be loaded, its markup stays on the page and works as it
 * does without script.
 */
export class IslandHost<Name extends IslandName> extends Component<
  HostProps<Name>,
  HostState,
  DocumentFragment | null
> {
  override state = { failed: false };
  readonly #element = createRef<HTMLDivElement>();
  /** The islands of this name before React rendered, and what had the focus. */
  readonly #before = findIslands(this.props.name);
  readonly #focused = typeof document === 'undefined' ? null : document.activeElement;
  /** The markup from the server. */
  #markup: readonly Element[] = [];

  static getDerivedStateFromError(): HostState {
    return { failed: true };
  }

  override componentDidMount(): void {
    const element = this.#element.current;
    if (!element) return;
    const isEmpty = element.childElementCount === 0;
    const server = isEmpty ? this.#before[findIslands(this.props.name).indexOf(element)] : element;
    this.#markup = [...(server?.children ?? [])];
    if (isEmpty) loadEmptyIsland(this.props.name);
  }

  /** If React has replaced the markup from the server instead of hydrating it, what was typed there is not lost. */
  readonly #handleReady = (): void => {
    const element = this.#element.current;
    const replaced = this.#markup.filter((each) => !each.isConnected);
    this.#markup = [];
    if (!element || replaced.length === 0) return;
    const focused = this.#focused;
    void import('../forms/fields/restore-typed-values.ts').then(({ restoreTypedValues }) =>
      restoreTypedValues(replaced, element, focused),
    );
  };

  override componentDidCatch(error: Error): void {
    reportIslandError(this.props.name, error);
  }

  /** Runs while the markup is still on the page. */
  override getSnapshotBeforeUpdate(_: HostProps<Name>, { failed }: HostState): DocumentFragment | null {
    const element = this.#element.current;
    return element && this.state.failed && !failed ? copyMarkup(element) : null;
  }

  override componentDidUpdate(_: HostProps<Name>, __: HostState, markup: DocumentFragment | null): void {
    if (!markup) return;
    const focused = markup.querySelector<HTMLElement>('[data-had-focus]');
    this.#element.current?.append(markup);
    focused?.removeAttribute('data-had-focus');
    focused?.focus();
  }

  override render(): ReactNode {
    const { name, props } = this.props;
    return (
      <div ref={this.#element} data-island={name}>
        {!this.state.failed && hostedIslands[name](props, this.#handleReady)}
      </div>
    );
  }
}
