'use client';

import { onPlainClick } from '#blocks/_shared/browser/plain-click.ts';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import { stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import type { BookingChoice, BookingStep } from '#schemas/domain/booking/booking-choice.ts';
import type { BookingJourneyStep } from '#schemas/domain/booking/journey/journey-state.ts';

interface StepListProps {
  readonly step: BookingJourneyStep | 'location';
  readonly choice: BookingChoice;
  readonly path: string;
  readonly onBack: (to: BookingStep) => void;
  /** Goes back to the location step. Absent where there is none. */
  readonly onChooseLocation?: (() => void) | undefined;
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
export function StepList({ step, choice, path, onBack, onChooseLocation }: StepListProps) {
  const currentIndex = stepItems.findIndex(({ steps }) => steps.some((each) => each === step));
  if (currentIndex < 0 && step !== 'location') return null;
  return (
    <ol className={`plain-list ${styles.steps}`} aria-label="Steps">
      {onChooseLocation && (
        <li aria-current={step === 'location' ? 'step' : undefined} data-done={step === 'location' ? undefined : ''}>
          {step === 'location' ? (
            <span>Where</span>
          ) : (
            <button type="button" onClick={onChooseLocation}>
              Where
            </button>
          )}
        </li>
      )}
      {stepItems.map(({ label, step: target }, index) => (
        <li
          key={target}
          aria-current={index === currentIndex ? 'step' : undefined}
          data-done={index < currentIndex ? '' : undefined}
        >
          {index < currentIndex ? (
            <a href={stepAddress({ path }, target, choice)} onClick={onPlainClick(() => onBack(target))}>
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
