import type { EndpointName, Endpoints } from '#schemas/api/endpoints.ts';
import type { NamedExamples } from '#schemas/api/open-api/call-example.ts';

/** The examples of some calls. */
export type ExamplesOf<Name extends EndpointName> = { readonly [Each in Name]: NamedExamples<Endpoints[Each]> };

/** An example for each entry of a list, by its id. */
export const byId = <Entry, Example>(
  entries: readonly Entry[],
  idOf: (entry: Entry) => string,
  exampleOf: (entry: Entry) => Example,
): Readonly<Record<string, Example>> => Object.fromEntries(entries.map((entry) => [idOf(entry), exampleOf(entry)]));
