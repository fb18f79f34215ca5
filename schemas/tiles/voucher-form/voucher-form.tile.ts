import { contentId, optional } from '#schemas/content/field/field.ts';
import { formFields } from '#schemas/content/tile/form-fields.ts';
import { formParameters } from '#schemas/forms/_shared/form-parameters.ts';
import { defineTile } from '../define-tile.ts';
import { voucherFormExamples } from './voucher-form.examples.ts';

export const voucherForm = defineTile({
  type: 'voucher-form',
  version: 1,
  title: 'Voucher form',
  description: 'The form that sends an offer’s code by email. Use it only with an offer that is claimed by a code.',
  fields: {
    ...formFields('What the code is for.'),
    offerId: optional(contentId('Offer', 'The offer to use. If empty, the offer from the address.', 'offer')),
  },
  parameters: formParameters,
  needs: ({ offerId }, context) => {
    const offerSlug = offerId ?? context.offerSlug ?? '';
    return { offer: { source: 'offer', slug: offerSlug }, form: { source: 'form', name: 'voucher', offerSlug } };
  },
  examples: voucherFormExamples,
});
