import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import { defineTile } from '../define-tile.ts';
import { preferencesFormExamples } from './preferences-form.examples.ts';

export const preferencesForm = defineTile({
  type: 'preferences-form',
  version: 1,
  title: 'Preferences form',
  description:
    'The form with which a customer says what mails may be about. It stands on the page that a link in a mail leads to, and on no other.',
  fields: headingFields('What can be changed.'),
  needs: (_, { customer }) => ({ form: { source: 'form', name: 'preferences', customer, optional: true } }),
  examples: preferencesFormExamples,
});
