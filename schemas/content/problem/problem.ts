/** One step of a path in content: an object key or a 0-based list index. */
export type PathStep = string | number;

/** Stable codes of problems with content. Logs and the editor rely on them. */
export type ProblemCode =
  | 'page-malformed'
  | 'page-too-large'
  | 'tile-malformed'
  | 'tile-unknown-type'
  | 'tile-newer-version'
  | 'tile-migration-failed'
  | 'tile-invalid'
  | 'field-ignored'
  | 'field-converted'
  | 'tile-threw'
  | 'tile-need-failed'
  | 'key-repeated'
  | 'shared-tiles-missing'
  | 'item-invalid'
  | 'row-not-filled'
  | 'rich-text-removed'
  | 'name-unfilled';

/**
 * A problem with content. `error`: the content at `path` is not shown. `warning`: it is shown, but an editor should check
 * it.
 */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: 'error' | 'warning';
  /** The location, from the root of the page. */
  readonly path: readonly PathStep[];
  /** One sentence that an editor can act on. Contains no personal data and no content longer than 60 characters. */
  readonly message: string;
  readonly tile?: { readonly key: string; readonly type: string };
}

/** Formats a path for editors and logs: `tiles[2].links[0].linkUrl`. The root is `page`. */
export function formatPath(path: readonly PathStep[]): string {
  const text = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  return text === '' ? 'page' : text.replace(/^\./, '');
}
