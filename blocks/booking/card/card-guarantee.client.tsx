'use client';

import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { phoneHref } from '#blocks/_shared/restaurant/restaurant-links.ts';
import styles from '#blocks/booking/journey/journey.module.css';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import { NoAnswer, Waiting } from '#blocks/booking/steps/step-parts.client.tsx';
import type { Requirements } from '#schemas/api/booking/booking-times.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { askCardToken, cardUnavailable } from './browser-card.ts';
import { CardForm } from './card-form.client.tsx';
import cardStyles from './card-form.module.css';
import { policyOf } from './card-policy.ts';
import type { CardError, CardSource } from './card-source.ts';
import { CardTrials } from './card-trials.client.tsx';
import type { BankCheck } from './confirm-card.ts';

interface CardGuaranteeProps {
  readonly restaurant: JourneyRestaurant;
  readonly choice: BookingChoice;
  readonly requirements: Requirements;
  /** Whether a card is kept that is enough; `onForget` asks for another. */
  readonly saved: boolean;
  readonly onForget: () => void;
  /** Where the form has its card from, as soon as there is something to have it from. */
  readonly ref: Ref<CardSource | null>;
  readonly errors: readonly CardError[];
  readonly onCheck: (check: BankCheck | undefined) => void;
  /** Where the same is asked again without script. */
  readonly again: string;
}

/** The card that holds the table, and what may be taken from it. No number of a card ever comes here. */
export function CardGuarantee({
  restaurant,
  choice,
  requirements,
  saved,
  onForget,
  errors,
  ...form
}: CardGuaranteeProps) {
  const whole = errors.find(({ place }) => place === 'card');
  return (
    <fieldset id="booking-card" className={styles.choices} tabIndex={-1}>
      <legend>A card to hold the table</legend>
      <p className={styles.aside}>{policyOf(requirements, choice)}</p>
      {whole && <p className={styles.error}>{whole.words}</p>}
      {saved ? (
        <SavedCardNotice onForget={onForget} />
      ) : (
        <CardToGive restaurant={restaurant} errors={errors} {...form} />
      )}
      {restaurant.phone && (
        <p className={styles.aside}>
          Rather without? <a href={phoneHref(restaurant.phone)}>{`Ring ${restaurant.title}: ${restaurant.phone}`}</a>
        </p>
      )}
    </fieldset>
  );
}

function SavedCardNotice({ onForget }: Pick<CardGuaranteeProps, 'onForget'>) {
  return (
    <p>
      Your card is kept already, and holds this table as well.{' '}
      <button type="button" className={cardStyles.other} onClick={onForget}>
        Use another card
      </button>
    </p>
  );
}

type CardToGiveProps = Pick<CardGuaranteeProps, 'restaurant' | 'ref' | 'errors' | 'onCheck' | 'again'>;

/** The provider says by its token whether it is one. */
function CardToGive({ restaurant, ref, errors, onCheck, again }: CardToGiveProps) {
  const { data, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['card-token'],
    queryFn: ({ signal }) => askCardToken(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data)
    return (
      <>
        <Waiting words="Opening the card fields" />
        <p className={styles.unscripted}>{cardUnavailable.message}</p>
      </>
    );
  if (!data.ok) return <NoAnswer restaurant={restaurant} message={data.message} again={again} onRetry={refetch} />;
  if (data.value.startsWith('test-gateway')) return <CardTrials ref={ref} />;
  // Fields that did not come are opened anew with each answer, though it be the same.
  return (
    <CardForm
      key={dataUpdatedAt}
      {...{ restaurant, ref, errors, onCheck, again }}
      token={data.value}
      onRetry={refetch}
    />
  );
}
