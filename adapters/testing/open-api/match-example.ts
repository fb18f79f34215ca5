import type { DescribedCall, DescribedParameter } from './read-document.ts';

/** A request as the mock reads it. */
export interface MockRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

export interface MatchedCall {
  readonly call: DescribedCall;
  readonly params: Readonly<Record<string, string>>;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A last placeholder also matches several segments: the id of a page can have two, with a plain slash. */
function matchPath(template: string, path: string): Readonly<Record<string, string>> | undefined {
  const source = escapeRegExp(template)
    .replace(/\\\{(\w+)\\\}$/, '(?<$1>.+)')
    .replace(/\\\{(\w+)\\\}/g, '(?<$1>[^/]+)');
  const groups = new RegExp(`^${source}$`).exec(path)?.groups;
  if (!groups && template !== path) return undefined;
  return Object.fromEntries(Object.entries(groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]));
}

const countLiterals = (path: string): number => path.split('/').filter((step) => !step.startsWith('{')).length;

/** The described call of a request: the one with the most literal segments in its path. */
export function matchCall(calls: readonly DescribedCall[], request: MockRequest): MatchedCall | undefined {
  return calls
    .filter(({ method }) => method === request.method)
    .toSorted((one, other) => countLiterals(other.path) - countLiterals(one.path))
    .flatMap((call) => {
      const params = matchPath(call.path, request.path);
      return params ? [{ call, params }] : [];
    })[0];
}

const valueIn = (parameter: DescribedParameter, name: string): unknown => parameter.examples[name]?.value;

/**
 * The name of the example that answers a request. Its path has the values of the example’s parameters and, among those
 * examples, its query has the most of them. A call without a path parameter is identified by its required query fields.
 * Undefined if the call says that what it names may not exist, and no example is about it.
 */
export function findExample({ call, params }: MatchedCall, query: MockRequest['query']): string | undefined {
  const names = Object.keys(Object.values(call.responses[200]?.content ?? {})[0]?.examples ?? {});
  const inPath = call.parameters.filter((each) => each.in === 'path');
  const inQuery = call.parameters.filter((each) => each.in === 'query');
  const identifying = inPath.length > 0 ? inPath : inQuery.filter(({ required }) => required);
  const about = names.filter((name) =>
    identifying.every((each) => valueIn(each, name) === (each.in === 'path' ? params : query)[each.name]),
  );
  if (about.length === 0) return call.responses[404] ? undefined : names[0];
  const countEqual = (name: string): number =>
    inQuery.filter((each) => valueIn(each, name) === query[each.name]).length;
  return about.toSorted((one, other) => countEqual(other) - countEqual(one))[0];
}
