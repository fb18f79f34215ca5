import type { UiSchema } from '@rjsf/utils';
import type { FieldSchema, FormLooks } from '#renderer/form/form-schema.ts';
import type { FieldLook } from '#schemas/forms/_shared/fields/field-look.ts';

/** Has the library draw every field with a look by our own control; lists of rows are its own, in our templates. */
export const uiSchemaOf = (schema: FieldSchema, looks: FormLooks, within = ''): UiSchema =>
  Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [name, uiOf(field, looks, within + name)]),
  );

function uiOf(field: FieldSchema, looks: FormLooks, path: string): UiSchema {
  const look = looks[path];
  if (look?.control === 'rows')
    return { 'ui:options': { look, orderable: false }, items: uiSchemaOf(field.items ?? {}, looks, `${path}.*.`) };
  return { 'ui:field': 'control', 'ui:options': { look, label: false } };
}

/** The look that `uiSchemaOf` has put into a field’s options. */
export function lookIn(uiSchema: UiSchema | undefined): FieldLook | undefined {
  const options = uiSchema?.['ui:options'];
  return options && 'look' in options && isLook(options.look) ? options.look : undefined;
}

const isLook = (value: unknown): value is FieldLook =>
  typeof value === 'object' && value !== null && 'control' in value && 'messages' in value;
