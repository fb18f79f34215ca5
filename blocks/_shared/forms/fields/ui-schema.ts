import type { UiSchema } from '@rjsf/utils';
import type { FieldPresentations, FieldSchema } from '#renderer/form/form-schema.ts';
import type { FieldPresentation } from '#schemas/forms/_shared/fields/field-presentation.ts';

/**
 * Tells the form library to render each field with our own control. It renders lists of rows itself, with our
 * templates.
 */
export const createUiSchema = (schema: FieldSchema, presentations: FieldPresentations, prefix = ''): UiSchema =>
  Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [
      name,
      createFieldUi(field, presentations, prefix + name),
    ]),
  );

function createFieldUi(field: FieldSchema, presentations: FieldPresentations, path: string): UiSchema {
  const presentation = presentations[path];
  if (presentation?.control === 'rows')
    return {
      'ui:options': { presentation, orderable: false },
      items: createUiSchema(field.items ?? {}, presentations, `${path}.*.`),
    };
  return { 'ui:field': 'control', 'ui:options': { presentation, label: false } };
}

/** Reads the presentation that `createUiSchema` has put into a field's options. */
export function readPresentation(uiSchema: UiSchema | undefined): FieldPresentation | undefined {
  const options = uiSchema?.['ui:options'];
  return options && 'presentation' in options && isPresentation(options.presentation)
    ? options.presentation
    : undefined;
}

const isPresentation = (value: unknown): value is FieldPresentation =>
  typeof value === 'object' && value !== null && 'control' in value && 'messages' in value;
