interface Described {
  readonly id: string;
  readonly hint?: unknown;
  readonly error?: unknown;
}

export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

/** Returns the ids of the elements that describe a control, for `aria-describedby`. */
export const describedBy = ({ id, hint, error }: Described): string | undefined =>
  [hint ? hintId(id) : '', error ? errorId(id) : ''].filter(Boolean).join(' ') || undefined;
