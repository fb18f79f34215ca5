import { getInnerFields, getMeta } from '#schemas/content/field/schema-layers.ts';
import type { FormDefinition } from '../define-form.ts';
import type { FieldPresentation } from './field-presentation.ts';

interface FieldFacts {
  readonly name: string;
  readonly title: string;
  readonly presentation: FieldPresentation | undefined;
}

/** Name, title and presentation of each field, in the form’s order. */
export const listFields = ({ fields }: Pick<FormDefinition, 'fields'>): readonly FieldFacts[] =>
  [...getInnerFields(fields)].map(([name, field]) => {
    const { title = name, presentation } = getMeta(field);
    return { name, title, presentation };
  });

/** The fields with restaurants as options. */
export const listRestaurantFields = (form: Pick<FormDefinition, 'fields'>): readonly string[] =>
  listFields(form).flatMap(({ name, presentation }) => (presentation?.listed === 'restaurants' ? [name] : []));
