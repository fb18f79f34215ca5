/** @jsxImportSource #eager */

import { createElement } from 'react';
import { RichText } from '#renderer/rich-text/rich-text.tsx';
import type { Link } from '#schemas/content/link/link.ts';
import type { Tile } from '#schemas/content/tile/tile.ts';
import type { Offer as OfferFacts } from '#schemas/domain/offer/offer.ts';
import { offerState } from '#schemas/domain/offer/offer-state.ts';
import type { BlockProps } from '../_shared/block.ts';

import { formatDay } from '../_shared/format/format-day.ts';

import prose from '../_shared/styles/prose.module.css';
import { TileHeading } from '../_shared/ui/heading/tile-heading.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { TileLinks } from '../_shared/ui/link/tile-link.tsx';
import { TileMedia } from '../_shared/ui/media/tile-media.tsx';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import styles from './offer.module.css';

/**
 * An offer as a large ticket. Its terms are always visible, here or in another tile, because important conditions must not
 * be hidden behind a click.
 */
export function Offer(props: BlockProps<'offer'>) {
  const { tile, data, placement } = props;
  const { termAndConditions } = data.offer;
  const isTermsOnly = tile.shows === 'terms';
  if (isTermsOnly && !termAndConditions) return null;
  const headingLevel = placement.headingLevel + (isTermsOnly ? 0 : 1);
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.offer}>
        {!isTermsOnly && <Ticket {...props} />}
        {termAndConditions && tile.shows !== 'ticket' && (
          <div className={styles.terms}>
            {isTermsOnly ? (
              <TileHeading tile={{ key: tile.key, heading: 'Terms' }} placement={placement} />
            ) : (
              createElement(`h${headingLevel}`, { className: styles.title }, 'Terms')
            )}
            <div className={prose.prose}>
              <RichText html={termAndConditions} headingLevel={headingLevel} />
            </div>
          </div>
        )}
      </div>
    </WithPanel>
  );
}

function Ticket({ tile, data, placement, page }: BlockProps<'offer'>) {
  const { offer } = data;
  const state = offerState(offer, page.now);
  const notice = noticeFor(offer, state);
  return (
    <article className={styles.ticket}>
      <TileMedia
        tile={{ ...tile, key: offer.id }}
        image={offer.image}
        sizes={sizesFor(placement.span, 0.5)}
        eager={placement.first}
        className={styles.media}
      />
      <div className={styles.content} data-surface={notice ? 'quiet' : 'highlight'}>
        <div className={styles.copy}>
          {notice && <p className={styles.notice}>{notice}</p>}
          <TileHeading tile={{ key: tile.key, heading: offer.title }} placement={placement} />
          <ul className={`plain-list ${styles.facts}`}>
            {listFacts(offer, state).map(({ icon, fact }) => (
              <li key={fact}>
                <Icon name={icon} className={styles.icon} />
                {fact}
              </li>
            ))}
          </ul>
          {state !== 'over' && <TileLinks links={selectLinks(tile, offer, state)} />}
          <div className={prose.prose}>
            <RichText html={offer.description} headingLevel={placement.headingLevel} />
          </div>
        </div>
      </div>
    </article>
  );
}

/** Returns the links below the title. While the offer gives codes, the one to the form is first and the others are secondary. */
function selectLinks(
  { codeLink, links }: Pick<Tile<'offer'>, 'codeLink' | 'links'>,
  { voucher }: OfferFacts,
  state: ReturnType<typeof offerState>,
): readonly Link[] {
  if (!codeLink || !voucher || state !== 'current') return links;
  return [codeLink, ...links.map((each) => ({ ...each, style: 'secondary' as const }))];
}

function noticeFor(offer: OfferFacts, state: ReturnType<typeof offerState>): string | undefined {
  switch (state) {
    case 'coming':
      return `This offer begins on ${formatDay(offer.startDate ?? '')}.`;
    case 'over':
      return `This offer ended on ${formatDay(offer.endDate ?? '')}.`;
    case 'current':
      return undefined;
  }
}

const listFacts = (offer: OfferFacts, state: ReturnType<typeof offerState>) => [
  ...describeDays(offer, state),
  ...(offer.adultsOnly ? [{ icon: 'info', fact: '18 and over' } as const] : []),
];

/**
 * Returns when an offer is valid: its own text, and its last day unless the text has it. The first day only until it has
 * come.
 */
function describeDays({ validityText, startDate, endDate }: OfferFacts, state: ReturnType<typeof offerState>) {
  if (validityText && endDate && validityText.includes(formatDay(endDate)))
    return [{ icon: 'clock', fact: validityText } as const];
  const from = startDate && state === 'coming' && `From ${formatDay(startDate)}`;
  const to = endDate && `${from ? 'to' : 'Until'} ${formatDay(endDate)}`;
  const span = [from, to].filter(Boolean).join(' ');
  return [
    ...(validityText ? [{ icon: 'clock', fact: validityText } as const] : []),
    ...(span ? [{ icon: 'calendar', fact: span } as const] : []),
  ];
}
