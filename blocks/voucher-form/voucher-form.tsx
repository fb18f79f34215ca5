/** @jsxImportSource #eager */

import type { Offer } from '#schemas/domain/offer/offer.ts';
import { offerState } from '#schemas/domain/offer/offer-state.ts';
import type { BlockProps } from '../_shared/block.ts';

import { formatDay } from '../_shared/format/format-day.ts';

import { FormTile } from '../_shared/forms/tile/form-tile.tsx';
import styles from './voucher-form.module.css';

/**
 * The conditions of a code must be on the same page as the button. An offer from the address has a tile of its own
 * there, which says when it is valid. An offer without a code has no form.
 */
export function VoucherForm({ tile, data, placement, page }: BlockProps<'voucher-form'>) {
  const { offer, form } = data;
  if (!offer.voucher) return null;
  const isOfferElsewhere = tile.offerId !== undefined;
  const unavailableText = findUnavailableText(offer, page.now);
  return (
    <FormTile
      name="voucher"
      setting={form}
      tile={{ ...tile, thanksText: tile.thanksText ?? joinThanks(offer) }}
      placement={placement}
      page={page}
      unavailableText={unavailableText}
    >
      {!unavailableText && (
        <ul className={`plain-list ${styles.conditions}`}>
          {isOfferElsewhere && offer.endDate && <li>Until {formatDay(offer.endDate)}</li>}
          {isOfferElsewhere && offer.validityText && <li>{offer.validityText}</li>}
          {offer.adultsOnly && <li>For guests of 18 and over</li>}
        </ul>
      )}
    </FormTile>
  );
}

/** Where the code is and how it is used; undefined if the offer does not say it. */
const joinThanks = ({ codeUse }: Offer): string | undefined => codeUse && `Look for it in your email. ${codeUse}`;

/** Returns why no code is available; undefined if one is. */
function findUnavailableText(offer: Offer, now: Date): string | undefined {
  const state = offerState(offer, now);
  if (state === 'coming') return `Codes are sent from ${formatDay(offer.startDate ?? '')} on.`;
  if (state === 'over') return `This offer ended on ${formatDay(offer.endDate ?? '')}. No more codes are sent.`;
  return undefined;
}
