/** A number with at least two digits: `07`. */
export const padTwo = (count: number): string => String(count).padStart(2, '0');

/** Minutes since midnight as a time of day: `18:45`. */
export const formatMinutes = (minutes: number): string => `${padTwo(Math.floor(minutes / 60))}:${padTwo(minutes % 60)}`;
