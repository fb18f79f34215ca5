/** What a redirect needs to be followed. `isPartial`: a prefix also matches within a path segment. */
export interface RedirectStep {
  readonly from: string;
  readonly to: string;
  readonly prefix: boolean;
  readonly isPartial?: boolean | undefined;
}

/** Merges repeated slashes and removes a trailing one. */
export const normalizePath = (path: string): string => {
  const single = path.replace(/\/{2,}/g, '/');
  return single.length > 1 ? single.replace(/\/$/, '') : single;
};

/** The path by which redirects are compared: without regard to case, encoding and repeated slashes. */
export const redirectKey = (path: string): string => normalizePath(decodePath(path)).toLowerCase();

/** Rules may contain a path decoded or encoded. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export const isAbsoluteAddress = (to: string): boolean => /^https?:\/\//i.test(to);

/** The path of an address of the own site, without its query and anchor. */
export const pathOf = (to: string): string => to.split(/[?#]/)[0] || '/';

/** Creates a function that finds the redirect of a path. The first rule of a path wins, an exact one before a prefix. */
export function createRedirectFinder<Rule extends RedirectStep>(rules: readonly Rule[]) {
  const exact = new Map<string, Rule>();
  const prefixes: { readonly start: string; readonly rule: Rule }[] = [];
  for (const rule of rules) {
    const key = redirectKey(rule.from);
    if (!exact.has(key)) exact.set(key, rule);
    if (rule.prefix) prefixes.push({ start: rule.isPartial ? key : `${key}/`, rule });
  }
  return (path: string): Rule | undefined => {
    const key = redirectKey(path);
    return exact.get(key) ?? prefixes.find(({ start }) => key.startsWith(start))?.rule;
  };
}

/** A longer chain of redirects counts as a loop. */
const maxChainLength = 10;

type RedirectChain =
  | { readonly kind: 'ends'; readonly to: string }
  /** The addresses that the redirect passes, until the first that is redirected again. */
  | { readonly kind: 'loops'; readonly addresses: readonly string[] };

/** Follows a redirect through those that its address has in turn. */
export function followRedirect<Rule extends RedirectStep>(
  rule: Rule,
  find: (path: string) => Rule | undefined,
): RedirectChain {
  const passed = [rule];
  const addresses = [rule.from];
  let { to } = rule;
  while (passed.length <= maxChainLength) {
    const next = isAbsoluteAddress(to) ? undefined : find(pathOf(to));
    if (!next) return { kind: 'ends', to };
    addresses.push(to);
    if (passed.includes(next)) break;
    passed.push(next);
    to = next.to;
  }
  return { kind: 'loops', addresses };
}
