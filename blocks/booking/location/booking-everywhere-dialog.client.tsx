'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { initialChoice } from '#blocks/booking/dialog/booking-dialog.client.tsx';
import { BookingDialogFrame } from '#blocks/booking/dialog/booking-dialog-frame.client.tsx';
import { BookingJourneyLoader } from '#blocks/booking/dialog/booking-journey-loader.client.tsx';
import { openingAt } from '#blocks/booking/dialog/opening-at.ts';
import {
  getCurrentJourneyEntry,
  listenToTraversal,
  pushJourneyEntry,
} from '#blocks/booking/journey/history/journey-history.client.ts';
import { readSavedJourney } from '#blocks/booking/journey/history/use-journey-history.client.ts';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import { LoadingIndicator } from '#blocks/booking/steps/step-messages.client.tsx';
import type { BookingAnswer } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import type { BookingJourneyState } from '#schemas/domain/booking/journey/journey-state.ts';
import type { JourneyStart } from './bookable-restaurant.ts';
import { DialogLoadError } from './dialog-load-error.client.tsx';
import { LocationPart } from './location-part.client.tsx';
import { loadJourneyStart } from './location-queries.ts';
import type { LocationAnswers } from './location-step.client.tsx';

interface BookingEverywhereDialogProps {
  /** The store id or slug of the restaurant, if it is known. The location step is then answered. */
  readonly restaurant?: string | undefined;
  /** What a link to a table names: its day, time and party. */
  readonly choice?: BookingChoice | undefined;
  /** What was answered before the dialog opened. */
  readonly answers: Partial<LocationAnswers>;
  /** Whether guests can choose another restaurant: they cannot on a restaurant's own page. */
  readonly hasLocationStep: boolean;
  /** The address of the page that works without the dialog. */
  readonly href: string;
  readonly onClose: (unfinished: UnfinishedBooking) => void;
}

/** What was chosen in a dialog that was closed before anything was typed or sent. */
export interface UnfinishedBooking {
  readonly answers: Partial<LocationAnswers>;
  /** The serialized booking at the chosen restaurant; undefined where there is none to continue. */
  readonly text: string | undefined;
}

/** Which part of the booking the dialog shows. A journey restores what its history entry stores. */
type Stage =
  | { readonly kind: 'location' }
  | { readonly kind: 'journey'; readonly id: string; readonly choice?: BookingChoice | undefined };

const initialStage = ({ restaurant, choice, answers: { adults } }: BookingEverywhereDialogProps): Stage => {
  const saved = readSavedJourney();
  if (saved) return { kind: 'journey', id: saved.storeId };
  if (restaurant === undefined) return { kind: 'location' };
  return { kind: 'journey', id: restaurant, choice: choice ?? (adults === undefined ? undefined : { adults }) };
};

/** The booking dialog of every page: the location step, then the journey at the chosen restaurant. */
export function BookingEverywhereDialog(props: BookingEverywhereDialogProps) {
  const { hasLocationStep, href, onClose } = props;
  const journey = useRef<BookingJourneyState>(undefined);
  const [stage, setStage] = useState(() => initialStage(props));
  const [answers, setAnswers] = useState(props.answers);
  const [restartCount, setRestartCount] = useState(0);
  const [title, setTitle] = useState<string>();
  const [isBooked, setBooked] = useState(false);
  const show = useCallback((next: Stage): void => {
    if (next.kind === 'location') {
      journey.current = undefined;
      setTitle(undefined);
      setBooked(false);
    }
    setStage(next);
  }, []);
  useEffect(
    () =>
      listenToTraversal({
        onArrive: (entry) => {
          if (!entry) return;
          const saved = readSavedJourney();
          // The journey itself handles its own steps.
          if (saved) setStage((now) => (now.kind === 'journey' ? now : { kind: 'journey', id: saved.storeId }));
          else if (hasLocationStep) show({ kind: 'location' });
        },
      }),
    [hasLocationStep, show],
  );
  /** Adds a history entry for a part of the booking, so that Back returns to the part before it. */
  const goTo = (next: Stage): void => {
    const entry = getCurrentJourneyEntry();
    if (entry) pushJourneyEntry({ id: entry.id });
    show(next);
  };
  return (
    <BookingDialogFrame
      title={title ?? 'Book a table'}
      label={title === undefined ? 'Book a table' : `Book a table at ${title}`}
      journey={journey}
      onRestart={
        stage.kind === 'journey' && !isBooked
          ? () => {
              setRestartCount(restartCount + 1);
              setAnswers({});
              if (hasLocationStep) show({ kind: 'location' });
              else setStage({ kind: 'journey', id: stage.id });
            }
          : undefined
      }
      onClose={(text) => onClose({ answers, text })}
    >
      {stage.kind === 'location' ? (
        <LocationPart
          answers={answers}
          href={href}
          onChange={(change) => setAnswers({ ...answers, ...change })}
          onChosen={(id, choice) => goTo({ kind: 'journey', id, choice })}
        />
      ) : (
        <JourneyPart
          key={`${stage.id} ${restartCount}`}
          id={stage.id}
          choice={stage.choice}
          href={href}
          onTitleChange={setTitle}
          onChange={(latest) => {
            journey.current = latest;
            setBooked(latest.step === 'thanks');
          }}
          onChooseLocation={hasLocationStep ? () => goTo({ kind: 'location' }) : undefined}
        />
      )}
    </BookingDialogFrame>
  );
}

interface JourneyPartProps {
  readonly id: string;
  readonly choice: BookingChoice | undefined;
  readonly href: string;
  readonly onTitleChange: (title: string) => void;
  readonly onChange: (journey: BookingJourneyState) => void;
  readonly onChooseLocation: (() => void) | undefined;
}

/** The journey at a restaurant, once what it needs is loaded. */
function JourneyPart({ id, choice, href, onTitleChange, onChange, onChooseLocation }: JourneyPartProps) {
  const [answer, setAnswer] = useState<BookingAnswer<JourneyStart>>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again.
  useEffect(() => {
    let isCurrent = true;
    setAnswer(undefined);
    void loadJourneyStart(id).then((loaded) => {
      if (!isCurrent) return;
      setAnswer(loaded);
      if (loaded.ok) onTitleChange(loaded.value.restaurant.title);
    });
    return () => {
      isCurrent = false;
    };
  }, [id, attempt, onTitleChange]);
  if (!answer) return <LoadingIndicator label="Setting the table" onRetry={() => setAttempt(attempt + 1)} />;
  if (!answer.ok)
    return (
      <DialogLoadError
        message={answer.message}
        href={href}
        onRetry={() => setAttempt(attempt + 1)}
        onChooseLocation={onChooseLocation}
      />
    );
  const { restaurant, nearby } = answer.value;
  return (
    <BookingJourneyLoader
      restaurant={openingAt(withCardFields(restaurant), choice)}
      nearby={nearby.map(withCardFields)}
      choice={{ ...initialChoice(restaurant), ...choice }}
      isSaved
      isPartyKnown={choice?.adults !== undefined && choice.adults <= restaurant.options.maxCovers}
      onTitleChange={onTitleChange}
      onChange={onChange}
      onChooseLocation={onChooseLocation}
    />
  );
}

/** The security policy of a page with a booking tile allows card fields. */
const withCardFields = <Each extends JourneyRestaurant>(restaurant: Each): Each =>
  document.querySelector('[data-island="booking"]') ? { ...restaurant, cardsOnPage: false } : restaurant;
