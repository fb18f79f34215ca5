'use client';

/** One item for each booking: a tab makes few. It holds no personal data. */
const keyOf = (id: string): string => `booking-confirmation.${id}`;

/** Returns the serialized confirmation of a booking that was completed in this tab. */
export function readConfirmation(id: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Saves the confirmation of a booking for this tab. Storage that is not allowed is ignored. */
export function saveConfirmation(id: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(id), text);
  } catch {
    // The confirmation is shown until the page is left.
  }
}

export function removeConfirmation(id: string): void {
  try {
    sessionStorage.removeItem(keyOf(id));
  } catch {
    // Nothing was saved.
  }
}
