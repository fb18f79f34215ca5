'use client';

import { type ReactNode, useEffect } from 'react';
import { priceText } from '#blocks/_shared/format/price.ts';
import { journeyAction, stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import styles from '#blocks/booking/journey/journey.module.css';
import type { Journey } from '#blocks/booking/journey/journey.ts';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { JourneyFacts } from '#blocks/booking/journey/questions/use-booking-facts.client.ts';
import { useFilledBefore } from '#blocks/booking/steps/details/use-filled-before.client.ts';
import type { BookingOption } from '#schemas/domain/booking/availability/booking-facts.ts';
import { type BookingChoice, choiceFields } from '#schemas/domain/booking/booking-choice.ts';
import { NoAnswer, Waiting } from '../step-parts.client.tsx';
import { isFree, nearestSlot, offeredSlots } from './choose-slot.ts';
import { TimeChoice } from './time-choice.client.tsx';

interface TimeStepProps {
  readonly restaurant: JourneyRestaurant;
  readonly choice: BookingChoice;
  readonly facts: JourneyFacts;
  readonly busy: boolean;
  /** The time that was taken from under the visitor: what is free nearest to it is chosen. */
  readonly lostTime: string | undefined;
  /** The time chosen before the day, the party or the area changed: what is free nearest to it is chosen. */
  readonly nearTime: string | undefined;
  /** What goes along to the details without script, past a slot that was lost. It must not stand in an address. */
  readonly carried: Pick<Journey, 'typed' | 'idempotencyKey'> | undefined;
  /** What stands where there is no table, or one was lost. */
  readonly elsewhere: ReactNode;
  readonly onPlace: (change: Pick<BookingChoice, 'areaId' | 'menuId'>) => void;
  readonly onTime: (time: string) => void;
  readonly onChosen: (time: string) => void;
}

/** The second step: area, menu and time. The free time nearest to the one asked for is chosen already, else the first. */
export function TimeStep(props: TimeStepProps) {
  const { restaurant, choice, facts, busy, lostTime, nearTime, carried, elsewhere, onPlace, onTime, onChosen } = props;
  const slots = facts.slots.data;
  const times = slots?.ok ? offeredSlots(slots.value, restaurant.options.times) : [];
  const free = times.filter(isFree);
  const chosen =
    free.find(({ time }) => time === choice.time) ?? nearestSlot(free, lostTime ?? choice.time ?? nearTime);
  const saved = choiceFields({ ...choice, areaId: undefined, menuId: undefined, time: undefined, extras: [] });
  const areas = facts.areas.data?.ok ? facts.areas.data.value : [];
  const menus = facts.menus.data?.ok ? facts.menus.data.value : [];
  // An occasion with menus needs one of them.
  const [firstMenu] = menus;
  const menuToChoose = choice.menuId === undefined ? firstMenu?.id : undefined;
  useEffect(() => {
    if (menuToChoose !== undefined) onPlace({ areaId: choice.areaId, menuId: menuToChoose });
  }, [menuToChoose, choice.areaId, onPlace]);
  const form = useFilledBefore((fields) => {
    const place = readPlace(fields, choice);
    const time = fields.get('time');
    if (place.areaId !== choice.areaId || place.menuId !== choice.menuId) onPlace(place);
    else if (typeof time === 'string' && time !== chosen?.time) onTime(time);
  });
  return (
    <form
      ref={form}
      className={styles.form}
      method={carried ? 'post' : 'get'}
      action={carried ? stepAddress(restaurant, 'details', choice) : journeyAction(restaurant)}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen && !busy) onChosen(chosen.time);
      }}
    >
      {saved.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {carried && <Carried {...carried} />}
      <Options
        name="area"
        legend="Where"
        none="No preference"
        options={areas}
        chosen={choice.areaId}
        onChange={(areaId) => onPlace({ areaId, menuId: choice.menuId })}
      />
      <Options
        name="menu"
        legend="Which menu"
        options={menus}
        chosen={choice.menuId ?? firstMenu?.id}
        onChange={(menuId) => onPlace({ menuId, areaId: choice.areaId })}
      />
      {!slots && <Waiting words="Looking for tables" />}
      {slots && !slots.ok && (
        <NoAnswer
          restaurant={restaurant}
          message={slots.message}
          again={stepAddress(restaurant, 'time', choice)}
          onRetry={() => facts.slots.refetch()}
        />
      )}
      {slots?.ok && free.length === 0 && (
        <NoAnswer
          restaurant={restaurant}
          message="There is no table left for that on this day. Another day, or fewer people, may have one."
          again={stepAddress(restaurant, 'party', choice)}
          onRetry={() => facts.slots.refetch()}
        />
      )}
      <TimeChoice slots={times} chosen={chosen?.time} onChange={onTime} />
      {(lostTime !== undefined || (slots && !chosen)) && elsewhere}
      {chosen && (
        <button
          type="submit"
          name="step"
          value={carried ? 'details' : 'extras'}
          className={styles.next}
          aria-disabled={busy}
        >
          {busy ? 'One moment' : 'Take this time'}
        </button>
      )}
    </form>
  );
}

type Placement = Pick<BookingChoice, 'areaId' | 'menuId'>;

/** Area and menu as a form has them; as they were chosen, where it does not ask for them. */
function readPlace(fields: FormData, { areaId, menuId }: Placement): Placement {
  const one = (name: string, chosen: string | undefined): string | undefined => {
    const value = fields.get(name);
    return typeof value === 'string' ? value || undefined : chosen;
  };
  return { areaId: one('area', areaId), menuId: one('menu', menuId) };
}

function Carried({ typed, idempotencyKey }: Pick<Journey, 'typed' | 'idempotencyKey'>) {
  const words = Object.entries(typed).flatMap(([name, value]) =>
    value === false ? [] : [[name, value === true ? 'on' : value] as const],
  );
  return [...words, ['idempotencyKey', idempotencyKey] as const].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

interface OptionsProps {
  readonly name: 'area' | 'menu';
  readonly legend: string;
  /** The option of no choice; absent where one must be chosen. */
  readonly none?: string;
  readonly options: readonly BookingOption[];
  readonly chosen: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

function Options({ name, legend, none, options, chosen, onChange }: OptionsProps) {
  if (options.length === 0) return null;
  return (
    <label className={styles.field}>
      {legend}
      <select name={name} value={chosen ?? ''} onChange={({ target }) => onChange(target.value || undefined)}>
        {none && <option value="">{none}</option>}
        {options.map(({ id, name: words, pricePence }) => (
          <option key={id} value={id}>
            {pricePence ? `${words}, ${priceText(pricePence)} each` : words}
          </option>
        ))}
      </select>
    </label>
  );
}
