declare module 'negotiator' {
  /** The part of the package that is used; its published types do not know `preferred`. */
  export class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string>> });
    encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
  }
}
