import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import { formParameters } from '#schemas/forms/_shared/form-parameters.ts';
import { defineTile } from '../define-tile.ts';
import { signUpExamples } from './sign-up.examples.ts';

export const signUp = defineTile({
  type: 'sign-up',
  version: 1,
  title: 'Sign-up',
  description: 'The form for joining the mailing list. The page /signup-thanks confirms it.',
  fields: headingFields('What members get.'),
  parameters: formParameters,
  needs: () => ({ form: { source: 'form', name: 'sign-up' } }),
  examples: signUpExamples,
});
