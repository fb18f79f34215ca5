import { form } from '#blocks/_shared/forms/compiled/booking-customer.generated.ts';
import { judgeCompiled, type SchemaError } from '#renderer/form/judge-compiled.ts';
import { type DetailFaults, detailFaults, type TypedDetails } from '#schemas/domain/booking/booking-details.ts';
import { bookingCustomerContext } from '#schemas/forms/booking-customer/booking-customer.rules.ts';

const [validate] = Object.values(form.validators);

/** What the schema finds: AJV leaves it with the function that was asked. */
function errorsOf(values: unknown): readonly SchemaError[] {
  validate?.(values);
  return validate?.errors ?? [];
}

/** What is wrong with the details, in words for whoever typed them; empty when nothing is. */
export const findDetailFaults = (typed: TypedDetails, phoneRequired: boolean): DetailFaults =>
  detailFaults(judgeCompiled(form, errorsOf, { ...typed }, bookingCustomerContext(phoneRequired)).faults);
