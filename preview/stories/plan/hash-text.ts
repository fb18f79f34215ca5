/**
 * A number from 0 to 2³² − 1 that depends only on the text: 32-bit FNV-1a with the finalizer of MurmurHash3, without
 * which similar texts get similar numbers. Also runs in browsers, which have no synchronous SHA-256.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The option with the highest hash in combination with the text (rendezvous hashing). Adding an option changes the
 * choice only if the new option is chosen.
 */
export function chooseByHash(text: string, options: readonly string[]): string {
  const [first, ...others] = options;
  if (first === undefined) throw new Error(`There is no option to choose from for ${text}.`);
  const weight = (option: string): number => hashText(`${text} ${option}`);
  return others.reduce((best, option) => (weight(option) > weight(best) ? option : best), first);
}
