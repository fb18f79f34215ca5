/**
 * A loader that removes the parts of the form library that our forms never use. They have controls and templates of
 * their own; the library’s, with a Markdown parser for hints, are most of its bytes. The schemas of forms have no
 * references and no `allOf` (see `renderer/form/form-schema.ts`), and values outside a schema are not removed.
 */
const unused = (name) => `() => { throw new Error('${name} of the form library is not part of this build.'); }`;

const replacements = {
  'components/fields/index': `import ArrayField from './ArrayField.js';
import ObjectField from './ObjectField.js';
import SchemaField from './SchemaField.js';
export default () => ({ ArrayField, ObjectField, SchemaField });`,
  'components/widgets/index': 'export default () => ({});',
  'components/templates/index': 'export default () => ({ ButtonTemplates: {} });',
  'dist/react': 'export const Markdown = ({ children }) => children;',
  'fast-uri/index': `module.exports = { equal: ${unused('equal')}, resolve: ${unused('resolve')} };`,
  'schema/shallowAllOfMerge': `export default ${unused('shallowAllOfMerge')};`,
  'schema/omitExtraData': `export default ${unused('omitExtraData')};
export const getUsedFormData = ${unused('getUsedFormData')};
export const getFieldNames = ${unused('getFieldNames')};
export const isValueEmpty = ${unused('isValueEmpty')};`,
};

module.exports = function stripUnusedFormParts() {
  const [, code] = Object.entries(replacements).find(([path]) => this.resourcePath.endsWith(`/${path}.js`));
  return code;
};
