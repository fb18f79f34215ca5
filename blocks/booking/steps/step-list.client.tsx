'use client';

import styles from '#blocks/booking/journey/booking-journey.module.css';
import { stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import type { BookingChoice, BookingStep } from '#schemas/domain/booking/booking-choice.ts';
import type { BookingJourneyStep } from '#schemas/domain/booking/journey/booking-journey.ts';

interface StepListProps {
  readonly step: BookingJourneyStep;
  readonly choice: BookingChoice;
  readonly path: string;
  readonly onBack: (to: BookingStep) => void;
}

const stepItems: readonly {
  readonly label: string;
  readonly step: BookingStep;
  readonly steps: readonly BookingJourneyStep[];
}[] = [
  { label: 'Party', step: 'party', steps: ['party'] },
  { label: 'Time', step: 'time', steps: ['time', 'extras'] },
  { label: 'Details', step: 'details', steps: ['details'] },
];

/** The steps of the booking, with links back to completed ones. */
export function StepList({ step, choice, path, onBack }: StepListProps) {
  const currentIndex = stepItems.findIndex(({ steps }) => steps.includes(step));
  if (currentIndex < 0) return null;
  return (
    <ol className={`plain-list ${styles.steps}`} aria-label="Steps">
      {stepItems.map(({ label, step: target }, index) => (
        <li
          key={target}
          aria-current={index === currentIndex ? 'step' : undefined}
          data-done={index < currentIndex ? '' : undefined}
        >
          {index < currentIndex ? (
            <a
              href={stepAddress({ path }, target, choice)}
              onClick={(event) => {
                event.preventDefault();
                onBack(target);
              }}
            >
              {label}
            </a>
          ) : (
            <span>{label}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
