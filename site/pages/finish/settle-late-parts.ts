/**
 * React sends a large part of a page after the rest, with a script that moves it into its place. The document is
 * finished before it is sent, so the part can be there from the start, for those without script as well.
 */
export function settleLateParts(html: string): string {
  const moves = [...html.matchAll(/\$RC\("(B:[^"]+)","(S:[^"]+)"\)/g)];
  if (moves.length === 0) return html;
  const bare = html.replace(/<script\b[^>]*>([\s\S]*?)<\/script>/g, (tag, code: string) =>
    code.includes('$RC("') ? '' : tag,
  );
  return moves.reduce((settled, [, place = '', part = '']) => movePart(settled, place, part), bare);
}

function movePart(html: string, place: string, part: string): string {
  const opening = `<div hidden id="${part}">`;
  const from = html.indexOf(opening);
  const to = endOfDiv(html, from);
  if (from < 0 || to < 0) return html;
  const content = html.slice(from + opening.length, to);
  const without = html.slice(0, from) + html.slice(to + '</div>'.length);
  // The part may stand before its place, which moves when the part is taken out.
  const slot = without.indexOf(`<!--$?--><template id="${place}"></template>`);
  if (slot < 0) return html;
  const end = without.indexOf('<!--/$-->', slot);
  return `${without.slice(0, slot)}<!--$-->${content}${without.slice(end)}`;
}

/** Where the element that begins at `from` closes. */
function endOfDiv(html: string, from: number): number {
  const tag = /<(\/?)div\b/g;
  tag.lastIndex = Math.max(0, from);
  let depth = 0;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return found.index;
  }
  return -1;
}
