const { breakpoints } = require('../blocks/_shared/breakpoints.ts');

/**
 * Puts the configured breakpoints in the place of the default ones, in media queries of a style sheet and in the module that
 * defines them.
 */
module.exports = function configuredBreakpoints(source) {
  const { widths } = this.getOptions();
  const defaults = Object.values(breakpoints);
  const replace = (text) => {
    const configured = widths[defaults.indexOf(Math.ceil(Number(text)))];
    if (configured === undefined) throw new Error(`${text} px is no breakpoint.`);
    return text.includes('.') ? (configured - 0.02).toFixed(2) : String(configured);
  };
  return this.resourcePath.endsWith('.css')
    ? source.replace(/\((min|max)-width: ([\d.]+)px\)/g, (_, end, text) => `(${end}-width: ${replace(text)}px)`)
    : source.replace(/\b(\w+): (\d+)(?=,| })/g, (_, name, text) => `${name}: ${replace(text)}`);
};
