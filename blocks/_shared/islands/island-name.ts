import type { islands } from '#blocks/islands.generated.ts';

/** The blocks that have a part for the browser. */
export type IslandName = keyof typeof islands;

export type IslandProps<Name extends IslandName = IslandName> = {
  [Each in Name]: Parameters<(typeof islands)[Each]>[0];
}[Name];
