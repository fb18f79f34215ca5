import { form } from '#blocks/_shared/forms/compiled/booking-customer.generated.ts';
import { type SchemaError, validateCompiled } from '#renderer/form/validate-compiled.ts';
import { type DetailErrors, detailErrors, type TypedDetails } from '#schemas/domain/booking/booking-details.ts';
import { bookingCustomerContext } from '#schemas/forms/booking-customer/booking-customer.rules.ts';

const [validate] = Object.values(form.validators);

/** What the schema finds: AJV leaves it with the function that was asked. */
function errorsOf(values: unknown): readonly SchemaError[] {
  validate?.(values);
  return validate?.errors ?? [];
}

/** What is wrong with the details, in words for whoever typed them; empty when nothing is. */
export const findDetailErrors = (typed: TypedDetails, phoneRequired: boolean): DetailErrors =>
  detailErrors(validateCompiled(form, errorsOf, { ...typed }, bookingCustomerContext(phoneRequired)).errors);
