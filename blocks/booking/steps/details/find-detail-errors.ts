import { form } from '#blocks/_shared/forms/compiled/booking-customer.generated.ts';
import { type SchemaError, validateCompiled } from '#renderer/form/validate-compiled.ts';
import { type BookingDetails, type DetailErrors, detailErrors } from '#schemas/domain/booking/booking-details.ts';
import { bookingCustomerContext } from '#schemas/forms/booking-customer/booking-customer.rules.ts';

const [validate] = Object.values(form.validators);

/** Returns the schema's errors. AJV stores them on the validate function. */
function errorsOf(values: unknown): readonly SchemaError[] {
  validate?.(values);
  return validate?.errors ?? [];
}

/** Returns the errors of the details, with messages for the guest. */
export const findDetailErrors = (typed: BookingDetails, phoneRequired: boolean): DetailErrors =>
  detailErrors(validateCompiled(form, errorsOf, { ...typed }, bookingCustomerContext(phoneRequired)).errors);
