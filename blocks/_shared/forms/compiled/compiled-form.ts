import type { RJSFSchema } from '@rjsf/utils';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { FieldPresentations, FieldSchema } from '#renderer/form/form-schema.ts';
import type { FormRule, FormTexts } from '#schemas/forms/_shared/define-form.ts';

/** A form as it is made from its one schema for the browser. */
export interface CompiledForm {
  readonly name: string;
  readonly words: FormTexts;
  readonly schema: FieldSchema & RJSFSchema;
  readonly presentations: FieldPresentations;
  readonly rules: readonly FormRule[];
  /** Compiled by AJV when the form was made: no code is made in the browser. */
  readonly validators: ValidatorFunctions;
}
