import { formFields } from '#schemas/content/tile/form-fields.ts';
import { formParameters } from '#schemas/forms/_shared/form-parameters.ts';
import { defineTile } from '../define-tile.ts';
import { contactFormExamples } from './contact-form.examples.ts';

export const contactForm = defineTile({
  type: 'contact-form',
  version: 1,
  title: 'Contact form',
  description: 'The form for writing to the company.',
  fields: formFields('What visitors can write about.'),
  parameters: formParameters,
  needs: () => ({ form: { source: 'form', name: 'contact' } }),
  examples: contactFormExamples,
});
