/** A step into content: an object's key or a list's position, counted from 0. */
export type PathStep = string | number;

/** Stable names of everything that can be wrong with content. Logs and editors key on them. */
export type ProblemCode =
  | 'page-malformed'
  | 'page-too-large'
  | 'tile-malformed'
  | 'tile-unknown-type'
  | 'tile-newer-version'
  | 'tile-migration-failed'
  | 'tile-invalid'
  | 'tile-threw'
  | 'tile-need-failed'
  | 'key-repeated'
  | 'row-not-filled'
  | 'rich-text-removed'
  | 'name-unfilled';

/**
 * Something wrong with content, as a value. `error` means the thing at `path` is not shown;
 * `warning` means it is shown, but an editor should look at it.
 */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: 'error' | 'warning';
  /** Where, from the root of the page. */
  readonly path: readonly PathStep[];
  /** One sentence an editor can act on. Holds no personal data and no content longer than 60 characters. */
  readonly message: string;
  readonly tile?: { readonly key: string; readonly type: string };
}

/** `tiles[2].links[0].linkUrl`, the way editors and logs read a path. The root is `page`. */
export function formatPath(path: readonly PathStep[]): string {
  const text = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  return text === '' ? 'page' : text.replace(/^\./, '');
}
