import type { FormSetting } from '#schemas/forms/_shared/form-state.ts';
import { defineSource } from './define-source.ts';
import type { FormRequest } from './ports.ts';

const choices = [
  { value: '1018', label: 'Soho' },
  { value: '1010', label: 'Islington' },
];
const fieldsWithChoices = [
  'favouriteRestaurant',
  'enquiryRestaurant',
  'favRestaurantCode',
  'enquiryType',
  'contactReason',
  'interests',
];

/** The options and initial values of a form. */
export const formSource = defineSource<'form', FormRequest, FormSetting>({
  name: 'form',
  example: {
    context: {
      today: '2026-12-01',
      choices: Object.fromEntries(fieldsWithChoices.map((field) => [field, choices])),
    },
    values: {},
  },
  load: (request, { forms }) => forms(request),
});
