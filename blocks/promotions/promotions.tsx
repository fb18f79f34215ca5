/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { RichText } from '#renderer/rich-text/rich-text.tsx';
import type { Tile } from '#schemas/content/tile/tile.ts';
import type { Offer } from '#schemas/domain/offer/offer.ts';
import { offerState } from '#schemas/domain/offer/offer-state.ts';
import prose from '../_shared/styles/prose.module.css';
import { surfaceAt } from '../_shared/styles/surface.ts';
import { SmallTile } from '../_shared/ui/card/small-tile.tsx';
import { innerHeadingLevel } from '../_shared/ui/heading/heading.tsx';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { keyed } from '../_shared/ui/keyed.ts';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import styles from './promotions.module.css';

type Ticket = Tile<'promotions'>['items'][number] & { readonly richText?: string };

export function Promotions({ tile, data, placement, page }: BlockProps<'promotions'>) {
  const offers = ('offers' in data ? data.offers : undefined) ?? [];
  const current = offers.filter((offer) => offerState(offer, page.now) === 'current');
  const tickets = tile.source === 'offers' ? current.map(ticketOf) : tile.items;
  const isFailed = 'offers' in data && data.offers === undefined;
  const headingLevel = innerHeadingLevel(tile, placement);
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.promotions}>
        <TileHead tile={tile} placement={placement} />
        {isFailed && <p className={styles.none}>We cannot show our offers at the moment. Please try again soon.</p>}
        {tickets.length === 0 && !isFailed && (
          <p className={styles.none}>Nothing is on just now. Please look in again soon.</p>
        )}
        <ul className={`plain-list ${styles.tickets}`} data-narrow={tickets.length > 1 ? tile.narrow : 'stack'}>
          {keyed(tickets, ({ title }) => title).map(({ key, item: ticket, index }) => (
            <li key={key} className={styles.ticket}>
              <SmallTile
                form="ticket"
                name={`${tile.key}-${index}`}
                title={ticket.title}
                headingLevel={headingLevel}
                surface={surfaceAt(index + 1, tile.backgroundColor)}
                image={ticket.image}
                link={ticket.link}
                sizes={sizesFor(placement.span, 1 / 3)}
              >
                <TicketText ticket={ticket} headingLevel={headingLevel} />
              </SmallTile>
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
      {ticket.validityText && (
        <p className={styles.validity}>
          <Icon name="clock" className={styles.icon} />
          {ticket.validityText}
        </p>
      )}
      {ticket.adultsOnly && <p className={styles.adults}>18 and over</p>}
    </div>
  );
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The closing date belongs on the same screen as the offer, so it stands in for a validity that is missing. */
function ticketOf(offer: Offer): Ticket {
  return {
    title: offer.title,
    text: undefined,
    richText: offer.description,
    validityText: offer.validityText ?? (offer.endDate && `Until ${day.format(new Date(offer.endDate))}`),
    adultsOnly: offer.adultsOnly,
    image: offer.image,
    link: {
      linkText: offer.voucher ? 'Get your code' : 'See the offer',
      linkUrl: `/offer/${offer.id}`,
      openInNewTab: false,
      description: undefined,
      linkMedia: undefined,
      style: 'quiet',
    },
  };
}
