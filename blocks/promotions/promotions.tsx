/** @jsxImportSource #eager */

import { formatDay } from '#blocks/_shared/format/format-day.ts';
import { RichText } from '#renderer/rich-text/rich-text.tsx';
import type { Tile } from '#schemas/content/tile/tile.ts';
import type { Offer } from '#schemas/domain/offer/offer.ts';
import { offerPath } from '#schemas/domain/offer/offer-path.ts';
import { offerState } from '#schemas/domain/offer/offer-state.ts';
import { showsOffers } from '#schemas/tiles/promotions/promotions.tile.ts';
import type { BlockProps } from '../_shared/block.ts';
import prose from '../_shared/styles/prose.module.css';
import { surfaceAt } from '../_shared/styles/surface.ts';
import { Card } from '../_shared/ui/card/card.tsx';
import { cardStrip } from '../_shared/ui/card/card-strip.ts';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { innerHeadingLevel } from '../_shared/ui/heading/tile-heading.tsx';
import { TileLinks } from '../_shared/ui/link/tile-link.tsx';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import { withKeys } from '../_shared/ui/with-keys.ts';
import { listOtherOffers } from './list-other-offers.ts';
import styles from './promotions.module.css';

type Ticket = Tile<'promotions'>['items'][number] & { readonly richText?: string };

export function Promotions({ tile, data, placement, page }: BlockProps<'promotions'>) {
  const offers = ('offers' in data ? data.offers : undefined) ?? [];
  // The page of an offer shows the others. Its address may be in another case.
  const own = offers.find(({ id }) => offerPath(id).toLowerCase() === page.path.toLowerCase());
  const others = own ? listOtherOffers(offers, own, ('restaurants' in data && data.restaurants) || []) : offers;
  const current = others.filter((offer) => offerState(offer, page.now) === 'current').slice(0, tile.limit);
  const tickets = showsOffers(tile) ? current.map(ticketOf) : tile.items;
  const hasFailed = 'offers' in data && data.offers === undefined;
  const headingLevel = innerHeadingLevel(tile, placement);
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.promotions}>
        <TileHead tile={tile} placement={placement}>
          {tile.links.length > 0 && <TileLinks links={tile.links} />}
        </TileHead>
        {hasFailed && <p className={styles.none}>We cannot show our offers at the moment. Please try again soon.</p>}
        {tickets.length === 0 && !hasFailed && (
          <p className={styles.none}>
            {others.length < offers.length
              ? 'There are no other offers just now.'
              : 'There are no offers to show just now.'}
          </p>
        )}
        <ul {...cardStrip(styles.tickets, tile.narrow, tickets.length)}>
          {withKeys(tickets, ({ title }) => title).map(({ key, item: ticket, index }) => (
            <li key={key} className={styles.ticket}>
              <Card
                variant="ticket"
                name={`${tile.key}-${index}`}
                title={ticket.title}
                headingLevel={headingLevel}
                surface={surfaceAt(index + 1, tile.backgroundColor)}
                image={ticket.image}
                link={ticket.link}
                sizes={sizesFor(placement.span, tickets.length % 3 === 0 ? 1 / 3 : 1 / 2)}
              >
                <TicketText ticket={ticket} headingLevel={headingLevel} />
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </WithPanel>
  );
}

function TicketText({ ticket, headingLevel }: { readonly ticket: Ticket; readonly headingLevel: number }) {
  return (
    <div className={styles.text}>
      {ticket.text && <p>{ticket.text}</p>}
      {ticket.richText && (
        <div className={prose.prose}>
          <RichText html={ticket.richText} headingLevel={headingLevel} />
        </div>
      )}
      {ticket.validityText && <p className={styles.validity}>{ticket.validityText}</p>}
      {ticket.adultsOnly && <p className={styles.adults}>18 and over</p>}
    </div>
  );
}

/**
 * Uses the closing date if the offer has no text about its validity, because it must be on the same screen as the
 * offer.
 */
function ticketOf(offer: Offer): Ticket {
  return {
    title: offer.title,
    text: undefined,
    richText: offer.description,
    validityText: offer.validityText ?? (offer.endDate && `Until ${formatDay(offer.endDate)}`),
    adultsOnly: offer.adultsOnly,
    image: offer.image,
    link: {
      linkText: offer.voucher ? 'Get your code' : 'See the offer',
      linkUrl: offerPath(offer.id),
      openInNewTab: false,
      description: undefined,
      linkMedia: undefined,
      style: 'quiet',
    },
  };
}
