const withUnit = /^(?:[\d.,]{1,7}\s*kj\s*[/(,]?\s*)?(\d{1,5}|\d,\d{3})\s*(?:k?cals?|k?calories)\.?\s*\)?$/i;

/** “280 kcal” and “1172 kJ / 280 kcal” as 280. Any other value stays. */
export function readKcal(value: unknown): unknown {
  const stated = typeof value === 'string' ? withUnit.exec(value.trim())?.[1] : undefined;
  return stated === undefined ? value : Number(stated.replace(',', ''));
}
