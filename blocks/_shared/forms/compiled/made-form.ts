import type { RJSFSchema } from '@rjsf/utils';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { FieldSchema, FormLooks } from '#renderer/form/form-schema.ts';
import type { FormRule, FormWords } from '#schemas/forms/_shared/define-form.ts';

/** A form as it is made from its one schema for the browser. */
export interface MadeForm {
  readonly name: string;
  readonly words: FormWords;
  readonly schema: FieldSchema & RJSFSchema;
  readonly looks: FormLooks;
  readonly rules: readonly FormRule[];
  /** Compiled by AJV when the form was made: no code is made in the browser. */
  readonly validators: ValidatorFunctions;
}
