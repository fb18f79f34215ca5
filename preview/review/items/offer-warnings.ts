import { plainText } from '#schemas/content/html/plain-text.ts';
import { isBlank } from '#schemas/content/is-blank.ts';
import type { RuleError } from '#schemas/content/rules/find-rule-errors.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';

// Only the fields of a warning are parsed: the others may be invalid.
const period = offerSchema.pick({ endDate: true });
const claim = offerSchema.pick({ voucher: true, termAndConditions: true });
const code = offerSchema.pick({ voucher: true, codeUse: true });

/** What promotions must state and an offer does not. Source of terms and end: CAP Code, 8.17. */
export const findOfferWarnings = (offer: unknown): readonly RuleError[] => [
  ...missingTerms(offer),
  ...missingCodeUse(offer),
  ...missingEnd(offer),
];

function missingTerms(offer: unknown): RuleError[] {
  const { data } = claim.safeParse(offer);
  if (!data?.voucher || !isBlank(plainText(data.termAndConditions ?? ''))) return [];
  const message = 'The offer has a voucher but no terms. Say under which conditions guests can use it.';
  return [{ path: ['termAndConditions'], message }];
}

function missingCodeUse(offer: unknown): RuleError[] {
  const { data } = code.safeParse(offer);
  if (!data?.voucher || !isBlank(data.codeUse ?? '')) return [];
  return [{ path: ['codeUse'], message: 'Guests get a code and are not told where to use it. Say so.' }];
}

function missingEnd(offer: unknown): RuleError[] {
  const { data } = period.safeParse(offer ?? {});
  if (!data || data.endDate !== undefined) return [];
  return [{ path: ['endDate'], message: 'The offer has no last day. Say when it ends.' }];
}
