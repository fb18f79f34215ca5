'use client';

import { type ReactNode, useEffect, useId, useState } from 'react';
import { formatPrice } from '#blocks/_shared/format/format-price.ts';
import { Button } from '#blocks/_shared/ui/button/button.tsx';
import { Field } from '#blocks/_shared/ui/field/field.tsx';
import { describedBy } from '#blocks/_shared/ui/field/field-ids.ts';
import { Select } from '#blocks/_shared/ui/field/input.tsx';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import { journeyAction, stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { JourneyFacts } from '#blocks/booking/journey/questions/use-booking-facts.client.ts';
import { useValuesBeforeHydration } from '#blocks/booking/steps/details/use-values-before-hydration.client.ts';
import type { BookingOption } from '#schemas/domain/booking/availability/booking-facts.ts';
import { type BookingChoice, choiceFields } from '#schemas/domain/booking/booking-choice.ts';
import type { BookingJourneyState } from '#schemas/domain/booking/journey/booking-journey.ts';
import { isFree, nearestSlot, offeredSlots } from '#schemas/domain/booking/journey/choose-slot.ts';
import { LoadError, LoadingIndicator, SlowNotice } from '../step-messages.client.tsx';
import { TimeChoice } from './time-choice.client.tsx';

interface TimeStepProps {
  readonly restaurant: JourneyRestaurant;
  readonly choice: BookingChoice;
  readonly facts: JourneyFacts;
  readonly isBusy: boolean;
  /** The slot that another guest has taken. The nearest available time is selected. */
  readonly lostTime: string | undefined;
  /** The time chosen before the day, the party or the area changed. The nearest available time is selected. */
  readonly nearTime: string | undefined;
  /** After a lost slot: details to post to the next step without script. They must not be part of an address. */
  readonly carriedDetails: Pick<BookingJourneyState, 'typed' | 'idempotencyKey'> | undefined;
  /** Alternatives, shown if there is no table or one was lost. */
  readonly alternatives: ReactNode;
  readonly onAreaOrMenuChange: (change: Pick<BookingChoice, 'areaId' | 'menuId'>) => void;
  readonly onTimeChange: (time: string) => void;
  readonly onChosen: (time: string) => void;
}

/**
 * The second step: area, menu and time. The available time nearest to a requested one is selected; without one, none.
 */
export function TimeStep(props: TimeStepProps) {
  const {
    restaurant,
    choice,
    facts,
    isBusy,
    lostTime,
    nearTime,
    carriedDetails,
    alternatives,
    onAreaOrMenuChange,
    onTimeChange,
    onChosen,
  } = props;
  const slots = facts.slots.data;
  const times = slots?.ok ? offeredSlots(slots.value, restaurant.options.times) : [];
  const free = times.filter(isFree);
  const isFull = slots !== undefined && free.length === 0;
  const requestedTime = lostTime ?? choice.time ?? nearTime;
  const chosen =
    free.find(({ time }) => time === choice.time) ??
    (requestedTime === undefined ? undefined : nearestSlot(free, requestedTime));
  const hiddenFields = choiceFields({ ...choice, areaId: undefined, menuId: undefined, time: undefined, extras: [] });
  const areas = facts.areas.data?.ok ? facts.areas.data.value : [];
  const menus = facts.menus.data?.ok ? facts.menus.data.value : [];
  // An occasion with menus requires one of them. Only a single one is chosen for the guest.
  const onlyMenu = menus.length === 1 ? menus[0] : undefined;
  const menuToChoose = choice.menuId === undefined ? onlyMenu?.id : undefined;
  useEffect(() => {
    if (menuToChoose !== undefined) onAreaOrMenuChange({ areaId: choice.areaId, menuId: menuToChoose });
  }, [menuToChoose, choice.areaId, onAreaOrMenuChange]);
  const isMenuMissing = menus.length > 1 && choice.menuId === undefined;
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const [isTried, setTried] = useState(false);
  const submit = (): void => {
    if (isBusy) return;
    setTried(true);
    if (chosen && !isMenuMissing) onChosen(chosen.time);
    else
      form.current?.querySelector<HTMLElement>(isMenuMissing ? '[name=menu]' : '[name=time]:not(:disabled)')?.focus();
  };
  const form = useValuesBeforeHydration((fields) => {
    const areaAndMenu = readAreaAndMenu(fields, choice);
    const time = fields.get('time');
    if (areaAndMenu.areaId !== choice.areaId || areaAndMenu.menuId !== choice.menuId) onAreaOrMenuChange(areaAndMenu);
    else if (typeof time === 'string' && time !== chosen?.time) onTimeChange(time);
  });
  return (
    <form
      ref={form}
      className={styles.form}
      method={carriedDetails ? 'post' : 'get'}
      // Without script the browser itself asks for what is missing.
      noValidate={isHydrated}
      action={carriedDetails ? stepAddress(restaurant, 'details', choice) : journeyAction(restaurant)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {carriedDetails && <CarriedFields {...carriedDetails} />}
      <Options
        name="area"
        legend="Where"
        emptyLabel="No preference"
        options={areas}
        chosen={choice.areaId}
        onChange={(areaId) => onAreaOrMenuChange({ areaId, menuId: choice.menuId })}
      />
      <Options
        name="menu"
        legend="Which menu"
        emptyLabel={onlyMenu ? undefined : 'Choose a menu'}
        required
        error={isTried && isMenuMissing ? 'Choose a menu' : undefined}
        options={menus}
        chosen={choice.menuId ?? onlyMenu?.id}
        onChange={(menuId) => onAreaOrMenuChange({ menuId, areaId: choice.areaId })}
      />
      {!slots && <LoadingIndicator label="Looking for tables" onRetry={facts.askAgain} />}
      {slots && !slots.ok && (
        <LoadError
          restaurant={restaurant}
          message={slots.message}
          retryUrl={stepAddress(restaurant, 'time', choice)}
          onRetry={() => facts.slots.refetch()}
        />
      )}
      {slots?.ok && free.length === 0 && (
        <LoadError
          restaurant={restaurant}
          message="There is no table left for that on this day. Another day, or fewer people, may have one."
          retryUrl={stepAddress(restaurant, 'party', choice)}
          onRetry={() => facts.slots.refetch()}
        />
      )}
      {isFull && alternatives}
      <TimeChoice
        slots={times}
        chosen={chosen?.time}
        error={isTried && !chosen ? 'Choose a time' : undefined}
        onChange={onTimeChange}
      />
      {lostTime !== undefined && !isFull && alternatives}
      {free.length > 0 && (
        <Button
          type="submit"
          name="step"
          value={carriedDetails ? 'details' : 'extras'}
          className={styles.next}
          aria-disabled={isBusy}
        >
          {isBusy ? 'One moment' : 'Take this time'}
        </Button>
      )}
      {isBusy && <SlowNotice />}
    </form>
  );
}

type AreaAndMenu = Pick<BookingChoice, 'areaId' | 'menuId'>;

/** Returns the area and menu from a form, or the chosen ones where the form does not ask. */
function readAreaAndMenu(fields: FormData, { areaId, menuId }: AreaAndMenu): AreaAndMenu {
  const one = (name: string, chosen: string | undefined): string | undefined => {
    const value = fields.get(name);
    return typeof value === 'string' ? value || undefined : chosen;
  };
  return { areaId: one('area', areaId), menuId: one('menu', menuId) };
}

function CarriedFields({ typed, idempotencyKey }: Pick<BookingJourneyState, 'typed' | 'idempotencyKey'>) {
  const label = Object.entries(typed).flatMap(([name, value]) =>
    value === false ? [] : [[name, value === true ? 'on' : value] as const],
  );
  return [...label, ['idempotencyKey', idempotencyKey] as const].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

interface OptionsProps {
  readonly name: 'area' | 'menu';
  readonly legend: string;
  /** The label of the empty option; absent if there is none. */
  readonly emptyLabel: string | undefined;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly options: readonly BookingOption[];
  readonly chosen: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

function Options({ name, legend, emptyLabel, required, error, options, chosen, onChange }: OptionsProps) {
  const id = useId();
  if (options.length === 0) return null;
  return (
    <Field id={id} label={legend} error={error}>
      <Select
        id={id}
        name={name}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, error })}
        value={chosen ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        {emptyLabel && <option value="">{emptyLabel}</option>}
        {options.map(({ id, name: label, pricePence }) => (
          <option key={id} value={id}>
            {pricePence ? `${label}, ${formatPrice(pricePence)} each` : label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
