import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import { defineTile } from '../define-tile.ts';
import { cookieListExamples } from './cookie-list.examples.ts';

export const cookieList = defineTile({
  type: 'cookie-list',
  version: 1,
  title: 'Cookie list',
  description: 'Everything that the site stores in a browser, by category. Use it on the page /cookies.',
  fields: headingFields('What the list shows.'),
  needs: () => ({ thirdParties: { source: 'thirdParties' } }),
  examples: cookieListExamples,
});
