import { formFields } from '#schemas/content/tile/form-fields.ts';
import { formParameters } from '#schemas/forms/_shared/form-parameters.ts';
import { defineTile } from '../define-tile.ts';
import { preferencesFormExamples } from './preferences-form.examples.ts';

export const preferencesForm = defineTile({
  type: 'preferences-form',
  version: 1,
  title: 'Preferences form',
  description: 'The form with which members change what mails they get. Use it only on the page that mails link to.',
  fields: formFields('What can be changed.'),
  parameters: formParameters,
  needs: (_, { customer }) => ({ form: { source: 'form', name: 'preferences', customer, optional: true } }),
  examples: preferencesFormExamples,
});
