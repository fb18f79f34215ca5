import { z } from 'zod';
import type { FormDefinition } from '../define-form.ts';
import type { FieldPresentation } from './field-presentation.ts';

interface FieldFacts {
  readonly name: string;
  readonly title: string;
  readonly presentation: FieldPresentation | undefined;
}

/** What each field of a form says of itself, in the form’s order. */
export const fieldFacts = ({ fields }: Pick<FormDefinition, 'fields'>): readonly FieldFacts[] =>
  Object.entries(fields.shape).map(([name, field]) => {
    const own = field instanceof z.ZodOptional ? field.unwrap() : field;
    const { title = name, presentation } = (own instanceof z.ZodType && own.meta()) || {};
    return { name, title, presentation };
  });

/** The fields whose options are the restaurants. */
export const restaurantFields = (form: Pick<FormDefinition, 'fields'>): readonly string[] =>
  fieldFacts(form).flatMap(({ name, presentation }) => (presentation?.listed === 'restaurants' ? [name] : []));
