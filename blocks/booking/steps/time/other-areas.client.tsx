'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '#blocks/_shared/ui/button/button.tsx';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import { browserQuestions } from '#blocks/booking/journey/questions/browser-questions.ts';
import type { BookingAnswer, BookingOption } from '#schemas/domain/booking/availability/booking-facts.ts';
import { toBookingParty } from '#schemas/domain/booking/availability/booking-party.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';

interface OtherAreasProps {
  readonly storeId: string;
  readonly choice: BookingChoice;
  readonly areas: BookingAnswer<readonly BookingOption[]> | undefined;
  /** The time that was lost in the chosen area. */
  readonly lostTime: string;
  /** How many times a slot was lost. Part of the query key, so that the slots are fetched again. */
  readonly round: number;
  /** Books the lost time in another area. */
  readonly onSelect: (areaId: string) => void;
}

/** Other areas of the restaurant in which the lost time is still available. */
export function OtherAreas({ storeId, choice, areas, lostTime, round, onSelect }: OtherAreasProps) {
  const party = toBookingParty(storeId, { ...choice, areaId: undefined });
  const { data } = useQuery({
    queryKey: ['slots in any area', party, round],
    queryFn: ({ signal }) => (party ? browserQuestions.slots(party, signal) : undefined),
    enabled: party !== undefined && choice.areaId !== undefined,
  });
  const slot = data?.ok ? data.value.find(({ time, available }) => time === lostTime && available) : undefined;
  const free = areas?.ok ? areas.value.filter(({ id }) => id !== choice.areaId && slot?.areaIds?.includes(id)) : [];
  if (free.length === 0) return null;
  return (
    <div className={styles.nearby}>
      <p>At {lostTime} as you wished, in another part of the restaurant:</p>
      <ul className="plain-list">
        {free.map(({ id, name }) => (
          <li key={id}>
            <Button variant="secondary" size="row" onClick={() => onSelect(id)}>
              <b>{name}</b> <span>{lostTime}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
