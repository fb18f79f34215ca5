export interface BlockReportField {
  /** Relative to the tile: `links[].linkText`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly kind: string;
  readonly required: boolean;
  /** The value of an absent field as JSON; empty if the schema states none. */
  readonly default: string;
  /** As text; empty if there are none. */
  readonly limits: string;
}

/** Everything known about a tile type. Sizes are in bytes, compressed with brotli. */
export interface BlockReport {
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly version: number;
  /** The type’s own fields, without those that every tile has. */
  readonly fields: readonly BlockReportField[];
  readonly needs: readonly { readonly source: string; readonly optional: boolean }[];
  readonly examples: readonly { readonly name: string; readonly story: string }[];
  /** What a visitor’s browser loads for it beyond React and the framework, which all islands of a page share. */
  readonly script: number;
  /** The style sheets in its block’s folder. */
  readonly style: number;
  /** The migrations to each version after the first. */
  readonly history: readonly { readonly version: number; readonly title: string }[];
  /** Demo pages that use it, and how often. */
  readonly uses: readonly { readonly page: string; readonly tiles: number }[];
  /** By check: the failures of its examples. */
  readonly results: Readonly<Record<string, readonly { readonly example: string; readonly message: string }[]>>;
}
