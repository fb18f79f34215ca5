import { form } from '#blocks/_shared/forms/compiled/booking-customer.generated.ts';
import type { DetailName } from '#schemas/domain/booking/booking-details.ts';
import type { FieldPresentation } from '#schemas/forms/_shared/fields/field-presentation.ts';

interface DetailWords {
  readonly label: string;
  readonly hint: string | undefined;
  readonly presentation: FieldPresentation | undefined;
}

/** How a detail is asked for, as the form’s schema says. */
export function detailWords(name: DetailName, required = false): DetailWords {
  const { title = name, description } = form.schema.properties?.[name] ?? {};
  return {
    label: required ? title.replace(' (optional)', '') : title,
    hint: description,
    presentation: form.presentations[name],
  };
}
