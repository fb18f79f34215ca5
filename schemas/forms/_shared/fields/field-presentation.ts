import type { FormChoice } from '../define-form.ts';

/** How a field is drawn. */
export type Control =
  | 'text'
  | 'email'
  | 'tel'
  | 'number'
  | 'date'
  | 'long-text'
  | 'select'
  | 'radios'
  | 'ticks'
  | 'tick'
  | 'birthday'
  | 'files'
  | 'rows'
  | 'month'
  | 'year'
  | 'questions';

/** The JSON Schema keywords that a field’s rule can be broken by. */
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
 * What a form says when a value breaks a rule, by the JSON Schema keyword of the rule: the one place where a message is
 * written. Zod, the browser’s validator and the server all say these.
 */
export type FieldMessages = Partial<Record<Keyword, string>>;

/** What a form knows of a field beyond its rule. */
export interface FieldPresentation {
  readonly control: Control;
  readonly messages: FieldMessages;
  /** What the browser may fill in. Source: the HTML standard’s autofill field names. */
  readonly autoComplete?: string | undefined;
  /** The most characters of a text, as people count them. */
  readonly longest?: number | undefined;
  /** Lines of a long text. */
  readonly rows?: number | undefined;
  /**
   * In a row: the field is open once others of the row hold something, and closed and empty while one is ticked. Without
   * script it is always open.
   */
  readonly openedBy?: { readonly filled: readonly string[]; readonly unless: string } | undefined;
  /** What each of several rows is called. */
  readonly row?: string | undefined;
  /** Of files: what they may be (`.pdf,.docx`), the most bytes of each, and how many. */
  readonly accept?: string | undefined;
  readonly bytes?: number | undefined;
  readonly most?: number | undefined;
  /** What the options are that come with the page instead of with the schema. */
  readonly listed?: 'restaurants' | 'others' | undefined;
  /** The options that the form itself knows. */
  readonly options?: readonly FormChoice[] | undefined;
  /** The field belongs to the form only while another has a value, or one of these. */
  readonly shownWith?:
    | { readonly field: string; readonly values?: readonly (string | boolean)[] | undefined }
    | undefined;
}

declare module 'zod' {
  interface GlobalMeta {
    presentation?: FieldPresentation | undefined;
  }
}
