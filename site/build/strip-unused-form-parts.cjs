/**
 * A loader that removes the parts of the form library that our forms never render. They have controls and templates of
 * their own; the library’s, with a Markdown parser for hints, are most of its bytes.
 */
const replacements = {
  'fields/index': `import ArrayField from './ArrayField.js';
import ObjectField from './ObjectField.js';
import SchemaField from './SchemaField.js';
export default () => ({ ArrayField, ObjectField, SchemaField });`,
  'widgets/index': 'export default () => ({});',
  'templates/index': 'export default () => ({ ButtonTemplates: {} });',
  'dist/react': 'export const Markdown = ({ children }) => children;',
};

module.exports = function stripUnusedFormParts() {
  return replacements[/(\w+\/\w+)\.js$/.exec(this.resourcePath)[1]];
};
