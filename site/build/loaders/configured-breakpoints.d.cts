interface LoaderContext {
  readonly resourcePath: string;
  getOptions(): { readonly defaults?: readonly number[]; readonly widths: readonly number[] };
}

declare function configuredBreakpoints(this: LoaderContext, source: string): string;
export = configuredBreakpoints;
