'use client';

import { type Ref, useEffect } from 'react';
import { Button } from '#blocks/_shared/ui/button/button.tsx';
import { FieldGroup, FieldMessages } from '#blocks/_shared/ui/field/field.tsx';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import { JourneyNotice } from '#blocks/booking/journey/journey-notice.client.tsx';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import { LoadError, LoadingIndicator } from '#blocks/booking/steps/step-messages.client.tsx';
import type { Requirements } from '#schemas/api/booking/booking-times.ts';
import { type BookingChoice, cardAnchor } from '#schemas/domain/booking/booking-choice.ts';
import type { Notice } from '#schemas/domain/booking/journey/journey-state.ts';
import { describeCancelling } from '#schemas/domain/booking/manage/describe-cancelling.ts';
import { phoneHref } from '#schemas/domain/restaurant/contact-links.ts';
import { CardForm } from './card-form.client.tsx';
import { describePolicy } from './card-policy.ts';
import { cardUnavailable } from './card-requests.ts';
import type { CardError, CardSource } from './card-source.ts';
import type { BankChallenge } from './confirm-card.ts';
import { TestCards } from './test-cards.client.tsx';
import { useCardToken } from './use-card-token.client.ts';

interface CardGuaranteeProps {
  readonly restaurant: JourneyRestaurant;
  readonly choice: BookingChoice;
  readonly requirements: Requirements;
  /** Whether a saved card is sufficient. `onForget` asks for another one. */
  readonly hasSavedCard: boolean;
  readonly onForget: () => void;
  /** Set to the card source once one is available. */
  readonly ref: Ref<CardSource | null>;
  readonly errors: readonly CardError[];
  /** Why the card that was just sent does not hold the table. */
  readonly notice: Notice | undefined;
  readonly onChallenge: (check: BankChallenge | undefined) => void;
  /** The address that tries again without script. */
  readonly retryUrl: string;
}

/** The card that guarantees the table, and what may be charged to it. Card numbers never reach this page. */
export function CardGuarantee({
  restaurant,
  choice,
  requirements,
  hasSavedCard,
  onForget,
  errors,
  notice,
  ...form
}: CardGuaranteeProps) {
  const cardError = errors.find(({ field }) => field === 'card');
  return (
    <FieldGroup id={cardAnchor} label="A card to hold the table">
      {requirements.guarantee && (
        <p>
          {describeCancelling({
            guarantee: requirements.guarantee,
            covers: (choice.adults ?? 0) + (choice.children ?? 0),
            timeZone: restaurant.timeZone,
          })}
        </p>
      )}
      <p className={styles.aside}>{describePolicy(requirements, choice)}</p>
      <FieldMessages error={cardError?.message} />
      <CardNotice notice={notice} restaurant={restaurant} />
      {hasSavedCard ? (
        <SavedCardNotice onForget={onForget} />
      ) : (
        <CardInput restaurant={restaurant} errors={errors} {...form} />
      )}
      {restaurant.phone && (
        <p className={styles.aside}>
          Rather without? <a href={phoneHref(restaurant.phone)}>{`Ring ${restaurant.title}: ${restaurant.phone}`}</a>
        </p>
      )}
    </FieldGroup>
  );
}

/** After a form that was posted without script, the card can still be entered if the page has script now. */
function CardNotice({ notice, restaurant }: Pick<CardGuaranteeProps, 'notice' | 'restaurant'>) {
  if (!notice?.isCardUnasked) return <JourneyNotice notice={notice} restaurant={restaurant} />;
  return (
    <>
      <div className={styles.scripted}>
        <JourneyNotice notice={{ ...notice, message: cardUnaskedMessage }} restaurant={restaurant} />
      </div>
      <div className={styles.unscripted}>
        <JourneyNotice notice={notice} restaurant={restaurant} />
      </div>
    </>
  );
}

const cardUnaskedMessage = 'Nothing is booked yet: this table needs a card. Choose a card below, then book again.';

function SavedCardNotice({ onForget }: Pick<CardGuaranteeProps, 'onForget'>) {
  return (
    <p>
      Your card is stored already, and holds this table as well.{' '}
      <Button variant="secondary" size="small" onClick={onForget}>
        Use another card
      </Button>
    </p>
  );
}

/** Goes to the booking page, whose security policy allows card fields. Nothing was typed yet. */
function CardOnPage({ href }: { readonly href: string }) {
  useEffect(() => location.assign(href), [href]);
  return <a href={href}>Enter the card on the booking page</a>;
}

type CardInputProps = Pick<CardGuaranteeProps, 'restaurant' | 'ref' | 'errors' | 'onChallenge' | 'retryUrl'>;

/** Asks for a card. The token tells whether the provider is the test gateway. */
function CardInput({ restaurant, ref, errors, onChallenge, retryUrl }: CardInputProps) {
  const { data, dataUpdatedAt, refetch } = useCardToken();
  if (!data)
    return (
      <>
        <LoadingIndicator label="Opening the card fields" />
        <p className={styles.unscripted}>{cardUnavailable.message}</p>
      </>
    );
  if (!data.ok)
    return <LoadError restaurant={restaurant} message={data.message} retryUrl={retryUrl} onRetry={refetch} />;
  if (data.value.startsWith('test-gateway')) return <TestCards ref={ref} />;
  if (restaurant.cardsOnPage) return <CardOnPage href={retryUrl} />;
  // A new answer remounts the fields, even if its token is the same, because they may have failed to load.
  return (
    <CardForm
      key={dataUpdatedAt}
      {...{ restaurant, ref, errors, onChallenge, retryUrl }}
      token={data.value}
      onRetry={refetch}
    />
  );
}
