/** @jsxImportSource #eager */
import { IslandHost } from './island-host.client.tsx';
import type { IslandName, IslandProps } from './island-name.ts';

interface IslandInput<Name extends IslandName> {
  readonly name: Name;
  readonly props: IslandProps<Name>;
}

/**
 * A part of a block that React hydrates in the browser. The server renders it in full. Its script is loaded when it
 * comes near the viewport or is touched.
 */
export function Island<Name extends IslandName>({ name, props }: IslandInput<Name>) {
  return <IslandHost name={name} props={props} />;
}
