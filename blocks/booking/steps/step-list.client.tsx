'use client';

import { stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import styles from '#blocks/booking/journey/journey.module.css';
import type { JourneyStep } from '#blocks/booking/journey/journey.ts';
import type { BookingChoice, BookingStep } from '#schemas/domain/booking/booking-choice.ts';

interface StepListProps {
  readonly step: JourneyStep;
  readonly choice: BookingChoice;
  readonly path: string;
  readonly onBack: (to: BookingStep) => void;
}

const listed: readonly {
  readonly words: string;
  readonly step: BookingStep;
  readonly holds: readonly JourneyStep[];
}[] = [
  { words: 'Party', step: 'party', holds: ['party'] },
  { words: 'Time', step: 'time', holds: ['time', 'extras'] },
  { words: 'Details', step: 'details', holds: ['details'] },
];

/** The steps of the booking, with links back to completed ones. */
export function StepList({ step, choice, path, onBack }: StepListProps) {
  const at = listed.findIndex(({ holds }) => holds.includes(step));
  if (at < 0) return null;
  return (
    <ol className={`plain-list ${styles.steps}`} aria-label="Steps">
      {listed.map(({ words, step: target }, index) => (
        <li key={target} aria-current={index === at ? 'step' : undefined} data-done={index < at ? '' : undefined}>
          {index < at ? (
            <a
              href={stepAddress({ path }, target, choice)}
              onClick={(event) => {
                event.preventDefault();
                onBack(target);
              }}
            >
              {words}
            </a>
          ) : (
            <span>{words}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
