import { optionalText } from '../field/field.ts';
import { headingFields } from './heading-fields.ts';

export const thanksText = optionalText(
  'Thanks',
  'Shown when the form is sent. Say what happens next, for example when you answer.',
  260,
);

/** The fields of a tile with a form that is confirmed in its place. `heading` tells editors what the heading is for. */
export const formFields = (heading: string) => ({ ...headingFields(heading), thanksText });
