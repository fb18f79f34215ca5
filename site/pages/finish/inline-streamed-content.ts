/**
 * React streams large content after the rest of the page, with a script that moves it into position. The document is
 * complete before it is sent, so the content can be in position from the start, also without script.
 */
export function inlineStreamedContent(html: string): string {
  const moves = [...html.matchAll(/\$RC\("(B:[^"]+)","(S:[^"]+)"\)/g)];
  if (moves.length === 0) return html;
  const withoutScripts = html.replace(/<script\b[^>]*>([\s\S]*?)<\/script>/g, (tag, code: string) =>
    code.includes('$RC("') ? '' : tag,
  );
  return moves.reduce(
    (current, [, slotId = '', contentId = '']) => inlineContent(current, slotId, contentId),
    withoutScripts,
  );
}

function inlineContent(html: string, slotId: string, contentId: string): string {
  const opening = `<div hidden id="${contentId}">`;
  const from = html.indexOf(opening);
  const to = endOfDiv(html, from);
  if (from < 0 || to < 0) return html;
  const content = html.slice(from + opening.length, to);
  const without = html.slice(0, from) + html.slice(to + '</div>'.length);
  // The slot is found after the removal, because content that comes before it shifts its position.
  const slot = without.indexOf(`<!--$?--><template id="${slotId}"></template>`);
  if (slot < 0) return html;
  const end = without.indexOf('<!--/$-->', slot);
  return `${without.slice(0, slot)}<!--$-->${content}${without.slice(end)}`;
}

/** The position at which the div that begins at `from` closes; -1 where it does not. */
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
