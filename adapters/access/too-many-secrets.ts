/** What somebody reads who has presented too many wrong secrets. `seconds` is the Retry-After of the reply. */
export function tooManySecrets(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return `Too many wrong secrets. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, then try again.`;
}
