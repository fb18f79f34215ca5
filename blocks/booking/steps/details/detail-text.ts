import { form } from '#blocks/_shared/forms/compiled/booking-customer.generated.ts';
import type { DetailName } from '#schemas/domain/booking/booking-details.ts';
import type { FieldPresentation } from '#schemas/forms/_shared/fields/field-presentation.ts';
import { optionalMark } from '#schemas/forms/_shared/fields/optional-mark.ts';

interface DetailText {
  readonly label: string;
  readonly hint: string | undefined;
  readonly presentation: FieldPresentation | undefined;
  readonly maxLength: number | undefined;
}

/** Returns the label and hint of a detail from the form's schema. */
export function getDetailText(name: DetailName, required = false): DetailText {
  const { title = name, description, maxLength } = form.schema.properties?.[name] ?? {};
  return {
    label: required ? title.replace(optionalMark, '') : title,
    hint: description,
    presentation: form.presentations[name],
    maxLength,
  };
}
