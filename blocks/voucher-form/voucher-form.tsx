/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import type { Offer } from '#schemas/domain/offer/offer.ts';
import { offerState } from '#schemas/domain/offer/offer-state.ts';
import { dayText } from '../_shared/format/day-text.ts';
import { FormTile } from '../_shared/forms/tile/form-tile.tsx';
import styles from './voucher-form.module.css';

/** What one must know before asking for a code stands on the same screen as the button. */
export function VoucherForm({ tile, data, placement, page }: BlockProps<'voucher-form'>) {
  const { offer, form } = data;
  const instead = insteadOf(offer, page.now);
  return (
    <FormTile name="voucher" setting={form} tile={tile} placement={placement} page={page} instead={instead}>
      {!instead && (
        <ul className={`plain-list ${styles.conditions}`}>
          {offer.endDate && <li>Until {dayText(offer.endDate)}</li>}
          {offer.validityText && <li>{offer.validityText}</li>}
          {offer.adultsOnly && <li>For guests of 18 and over</li>}
          <li>One code for each e-mail address</li>
        </ul>
      )}
    </FormTile>
  );
}

/** Why there is no code to be had; undefined when there is one. */
function insteadOf(offer: Offer, now: Date): string | undefined {
  const state = offerState(offer, now);
  if (state === 'coming') return `Codes are sent from ${dayText(offer.startDate ?? '')} on.`;
  if (state === 'over') return `This offer ended on ${dayText(offer.endDate ?? '')}. No more codes are sent.`;
  return offer.voucher ? undefined : 'No code is needed for this offer: say that you would like it when you order.';
}
