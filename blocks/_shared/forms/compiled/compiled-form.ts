import type { RJSFSchema } from '@rjsf/utils';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { FieldPresentations, FieldSchema } from '#renderer/form/form-schema.ts';
import type { FormRule, FormTexts } from '#schemas/forms/_shared/define-form.ts';

/** A form as compiled from its schema for the browser. */
export interface CompiledForm {
  readonly name: string;
  readonly texts: FormTexts;
  readonly schema: FieldSchema & RJSFSchema;
  readonly presentations: FieldPresentations;
  readonly rules: readonly FormRule[];
  /** Compiled by AJV at build time, so that the browser needs no `eval`. */
  readonly validators: ValidatorFunctions;
}
