'use client';

import { useEffect, useState } from 'react';
import { readProfile } from '#blocks/_shared/menu-filter/saved-profile.ts';
import { Button } from '#blocks/_shared/ui/button/button.tsx';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import { describeChoice } from '#schemas/domain/menu/filter/dish-choice.ts';

interface ProfileNoteProps {
  readonly request: string;
  readonly onRequest: (request: string) => void;
}

/** Offers to add the visitor's saved diets and allergens to the request. They are only sent if the visitor adds them. */
export function ProfileNote({ request, onRequest }: ProfileNoteProps) {
  const [note, setNote] = useState('');
  useEffect(() => setNote(describeChoice(readProfile()).join(', ')), []);
  if (note === '') return null;
  const isAdded = request.includes(note);
  return (
    <div className={styles.profile}>
      <p role="status">
        {isAdded
          ? `Added to your request: ${note}.`
          : `On our menus you chose: ${note}. It is sent only if you add it.`}
      </p>
      {!isAdded && (
        <Button
          size="small"
          variant="secondary"
          onClick={() => onRequest([request.trim(), note].filter(Boolean).join('\n'))}
        >
          Add to my request
        </Button>
      )}
    </div>
  );
}
