declare module 'negotiator' {
  /** The part of the package that is used. Its published types lack `preferred`. */
  export class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string>> });
    encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
  }
}
