/** What the compiler of validators leaves to be required: one function, which bundlers hand over in two ways. */
const head = `import * as found from 'ajv/dist/runtime/ucs2length';
const require = () => (typeof found.default === 'function' ? found : found.default);
const exports = {};`;

/**
 * Makes a form’s compiled validators a module that browsers can read, while the catalogue is served from its sources. They are
 * CommonJS, as their compiler writes them; a build understands that by itself.
 */
export const plainValidators = {
  name: 'catalogue-validators',
  apply: 'serve',
  transform: (code: string, id: string) =>
    /\.validators\.generated\.cjs(\?|$)/.test(id)
      ? { code: `${head}\n${code}\nexport default exports;`, map: null }
      : undefined,
} as const;
