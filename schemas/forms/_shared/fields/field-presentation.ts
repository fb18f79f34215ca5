import type { FormChoice } from '../define-form.ts';

/** The control with which a field is rendered. */
export type Control =
  | 'text'
  | 'email'
  | 'tel'
  | 'number'
  | 'date'
  | 'long-text'
  | 'select'
  | 'radios'
  | 'checkboxes'
  | 'checkbox'
  | 'birthday'
  | 'files'
  | 'rows'
  | 'month'
  | 'year'
  | 'questions';

/** The JSON Schema keywords that can make a field invalid. */
type Keyword =
  | 'required'
  | 'type'
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems'
  | 'pattern'
  | 'enum'
  | 'const'
  | 'minimum'
  | 'maximum';

/**
 * The error messages of a field by JSON Schema keyword. Zod, the browser’s validator and the server all use these.
 */
export type FieldMessages = Partial<Record<Keyword, string>>;

/** How a field is presented, and its error messages. */
export interface FieldPresentation {
  readonly control: Control;
  readonly messages: FieldMessages;
  /** The `autocomplete` attribute. Source: the HTML standard’s autofill field names. */
  readonly autoComplete?: string | undefined;
  /** Maximum length of a text in code points. */
  readonly maxLength?: number | undefined;
  /** Number of lines of a long text. */
  readonly rows?: number | undefined;
  /**
   * In a row: the field is enabled once all fields in `filled` have a value, and disabled and empty while the checkbox
   * `unless` is selected. Without script it is always enabled.
   */
  readonly enabledBy?: { readonly filled: readonly string[]; readonly unless: string } | undefined;
  /** The label of each row. */
  readonly rowLabel?: string | undefined;
  /** For files: accepted extensions (`.pdf,.docx`), maximum bytes of each file, and maximum number of files. */
  readonly accept?: string | undefined;
  readonly bytes?: number | undefined;
  readonly maxFiles?: number | undefined;
  /** The source of options that come from the form context instead of the schema. */
  readonly listed?: 'restaurants' | 'others' | undefined;
  /** Whether one of the listed options must be chosen. Without options the field is not part of the form. */
  readonly requiredIfListed?: boolean | undefined;
  /** The options that the form itself defines. */
  readonly options?: readonly FormChoice[] | undefined;
  /** The field is part of the form only while another field has a value, or one of `values`. */
  readonly visibleWhen?:
    | { readonly field: string; readonly values?: readonly (string | boolean)[] | undefined }
    | undefined;
}

declare module 'zod' {
  interface GlobalMeta {
    presentation?: FieldPresentation | undefined;
  }
}
