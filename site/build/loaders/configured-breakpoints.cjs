/**
 * A loader that replaces the default breakpoints by the configured ones, in the media queries of style sheets and in
 * the module that defines them. Options: the configured widths, and for tests the defaults in the same order.
 */
module.exports = function configuredBreakpoints(source) {
  const { defaults = defaultWidths(), widths } = this.getOptions();
  const replace = (text) => {
    const configured = widths[defaults.indexOf(Math.ceil(Number(text)))];
    if (configured === undefined) throw new Error(`${text} px is not a breakpoint.`);
    return text.includes('.') ? (configured - 0.02).toFixed(2) : String(configured);
  };
  return this.resourcePath.endsWith('.css')
    ? source.replace(/\((min|max)-width: ([\d.]+)px\)/g, (_, end, text) => `(${end}-width: ${replace(text)}px)`)
    : source.replace(/\b(\w+): (\d+)(?=,| })/g, (_, name, text) => `${name}: ${replace(text)}`);
};

/** Loaded lazily, because the browser tests’ loader cannot require a TypeScript module. */
const defaultWidths = () => Object.values(require('#blocks/_shared/styles/breakpoints.ts').breakpoints);
