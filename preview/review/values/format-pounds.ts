/** Stored pence in pounds: 1250 and “1250” are “12.50”. Undefined for what is not an amount. */
export function formatPounds(value: unknown): string | undefined {
  const pence = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof pence === 'number' && Number.isFinite(pence) ? (pence / 100).toFixed(2) : undefined;
}
