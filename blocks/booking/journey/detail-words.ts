import { form } from '#blocks/_shared/form/made/booking-customer.generated.ts';
import type { FieldLook } from '#schemas/forms/field-look.ts';
import type { DetailName } from '#schemas/table-booking/booking-details.ts';

interface DetailWords {
  readonly label: string;
  readonly hint: string | undefined;
  readonly look: FieldLook | undefined;
}

/** How a detail is asked for, as the form’s schema says. */
export function detailWords(name: DetailName, required = false): DetailWords {
  const { title = name, description } = form.schema.properties?.[name] ?? {};
  return {
    label: required ? title.replace(' (optional)', '') : title,
    hint: description,
    look: form.looks[name],
  };
}
