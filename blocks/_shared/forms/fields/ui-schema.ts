import type { UiSchema } from '@rjsf/utils';
import type { FieldPresentations, FieldSchema } from '#renderer/form/form-schema.ts';
import type { FieldPresentation } from '#schemas/forms/_shared/fields/field-presentation.ts';

/** Has the library draw every field with a look by our own control; lists of rows are its own, in our templates. */
export const uiSchemaOf = (schema: FieldSchema, presentations: FieldPresentations, within = ''): UiSchema =>
  Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [name, uiOf(field, presentations, within + name)]),
  );

function uiOf(field: FieldSchema, presentations: FieldPresentations, path: string): UiSchema {
  const presentation = presentations[path];
  if (presentation?.control === 'rows')
    return {
      'ui:options': { presentation, orderable: false },
      items: uiSchemaOf(field.items ?? {}, presentations, `${path}.*.`),
    };
  return { 'ui:field': 'control', 'ui:options': { presentation, label: false } };
}

/** The look that `uiSchemaOf` has put into a field’s options. */
export function presentationIn(uiSchema: UiSchema | undefined): FieldPresentation | undefined {
  const options = uiSchema?.['ui:options'];
  return options && 'presentation' in options && isLook(options.presentation) ? options.presentation : undefined;
}

const isLook = (value: unknown): value is FieldPresentation =>
  typeof value === 'object' && value !== null && 'control' in value && 'messages' in value;
