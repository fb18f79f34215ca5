interface LoaderContext {
  readonly resourcePath: string;
  getOptions(): { readonly widths: readonly number[] };
}

declare function configuredBreakpoints(this: LoaderContext, source: string): string;
export = configuredBreakpoints;
