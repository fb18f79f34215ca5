/** An amount in pounds, in pence: one with decimals or a pound sign. 25 alone could be either, so it is undefined. */
export function readPounds(value: unknown): number | undefined {
  const pounds = /^(?:£\s*(\d{1,4}(?:\.\d{1,2})?)|(\d{1,4}\.\d{1,2}))$/.exec(String(value ?? '').trim());
  const stated = pounds?.[1] ?? pounds?.[2];
  return stated === undefined ? undefined : Math.round(Number(stated) * 100);
}
