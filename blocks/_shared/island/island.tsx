import { isValidElement, type ReactNode } from 'react';
import { resolveElement } from '#renderer/render/resolve-element.ts';
import { IslandHost } from './island-host.client.tsx';
import type { IslandName, IslandProps } from './island-name.ts';

interface IslandInput<Name extends IslandName> {
  readonly name: Name;
  readonly props: IslandProps<Name>;
}

/**
 * A part of a block that React runs in the browser. It is drawn in full on the server; its script is fetched only
 * when it comes near the viewport or is touched. What it is given is drawn here first, so that a component that
 * throws does so where its tile is known.
 */
export function Island<Name extends IslandName>({ name, props }: IslandInput<Name>) {
  const drawn: IslandProps<Name> = { ...props, ...Object.fromEntries(Object.entries(props).map(drawEntry)) };
  return (
    <div data-island={name}>
      <IslandHost name={name} props={drawn} />
    </div>
  );
}

const isDrawable = (value: unknown): value is ReactNode =>
  isValidElement(value) || (Array.isArray(value) && value.some((entry) => isValidElement(entry)));

const drawEntry = ([name, value]: [string, unknown]): [string, unknown] => [
  name,
  isDrawable(value) ? resolveElement(value) : value,
];
