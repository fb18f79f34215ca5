/** Relationships that Word loads without asking, above all templates with macros. Links and images are not loaded. */
const remoteRelationship = /\/(attachedTemplate|oleObject|package|frame|subDocument|aFChunk)["']/i;
/**
 * A target on another computer: a web address or a shared folder. A template path on the author's own disk does not
 * count.
 */
const externalTarget = /\bTarget\s*=\s*["']\s*((https?|ftp):|mhtml:|[\\/]{2}|file:[\\/]{2,}(?![\\/]|[a-z](:|%3a|\|)))/i;

/** Whether a relationships part refers to another computer. Source: ECMA-376 part 2, 9.3. */
export function hasRemoteParts(list: string): boolean {
  // Another encoding or custom entities could hide the target.
  if (/<!|\ufffd/.test(list) || list.includes('\0')) return true;
  const decoded = list.replace(/&#(x?)([0-9a-f]{1,6});/gi, (_, hex: string, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, hex ? 16 : 10)),
  );
  return [...decoded.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].some(
    ([each]) => remoteRelationship.test(each) && externalTarget.test(each),
  );
}
