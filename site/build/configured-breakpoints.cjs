/**
 * Puts the configured breakpoints in the place of the default ones, in media queries of a style sheet and in the module that
 * defines them. Its options: the configured widths, and for tests the default ones in the same order.
 */
module.exports = function configuredBreakpoints(source) {
  const { defaults = defaultWidths(), widths } = this.getOptions();
  const replace = (text) => {
    const configured = widths[defaults.indexOf(Math.ceil(Number(text)))];
    if (configured === undefined) throw new Error(`${text} px is no breakpoint.`);
    return text.includes('.') ? (configured - 0.02).toFixed(2) : String(configured);
  };
  return this.resourcePath.endsWith('.css')
    ? source.replace(/\((min|max)-width: ([\d.]+)px\)/g, (_, end, text) => `(${end}-width: ${replace(text)}px)`)
    : source.replace(/\b(\w+): (\d+)(?=,| })/g, (_, name, text) => `${name}: ${replace(text)}`);
};

/** Read when it is asked for: what runs the browser tests cannot require a module. */
const defaultWidths = () => Object.values(require('#blocks/_shared/styles/breakpoints.ts').breakpoints);
