import type { islands } from '#blocks/islands.generated.ts';

/** The names of blocks that have an island. */
export type IslandName = keyof typeof islands;

export type IslandProps<Name extends IslandName = IslandName> = {
  [Each in Name]: Parameters<(typeof islands)[Each]>[0];
}[Name];
