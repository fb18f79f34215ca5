/** The only import of compiled validators: one function, which bundlers provide in two forms. */
const head = `import * as found from 'ajv/dist/runtime/ucs2length';
const require = () => (typeof found.default === 'function' ? found : found.default);
const exports = {};`;

/**
 * Turns a form’s compiled validators, which are CommonJS, into modules for browsers while the catalogue is served from
 * sources. A build converts them by itself.
 */
export const validatorModules = {
  name: 'catalogue-validators',
  apply: 'serve',
  transform: (code: string, id: string) =>
    /\.validators\.generated\.cjs(\?|$)/.test(id)
      ? { code: `${head}\n${code}\nexport default exports;`, map: null }
      : undefined,
} as const;
