import type { PathStep } from '#schemas/content/problem/problem.ts';

/** The value that a text stands for, or why it stands for none. `undefined` clears the cell. */
export type ParsedCell =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly message: string;
      /** A value that keeps the text in the menu, where it is an error until it is corrected. */
      readonly value: unknown;
    };

/** A column of the grid, and of a file with its dishes. */
export interface Column {
  readonly id: string;
  readonly title: string;
  /** The path of its field in a dish. */
  readonly path: readonly PathStep[];
  readonly kind: 'text' | 'price' | 'number' | 'tags' | 'level' | 'picture';
  /** The cell of a stored dish as text. Parsing this text gives the same value. */
  readonly format: (dish: unknown) => string;
  readonly parse: (text: string) => ParsedCell;
  /** A dish with another value in this cell. */
  readonly write: (dish: unknown, value: unknown) => unknown;
}
