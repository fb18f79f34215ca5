import { formFields } from '#schemas/content/tile/form-fields.ts';
import { formParameters } from '#schemas/forms/_shared/form-parameters.ts';
import { defineTile } from '../define-tile.ts';
import { groupBookingFormExamples } from './group-booking-form.examples.ts';

export const groupBookingForm = defineTile({
  type: 'group-booking-form',
  version: 1,
  title: 'Group-booking form',
  description: 'The enquiry form for large parties.',
  fields: formFields('Who the form is for.'),
  parameters: formParameters,
  needs: () => ({ form: { source: 'form', name: 'group-booking' } }),
  examples: groupBookingFormExamples,
});
