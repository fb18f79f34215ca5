/**
 * React streams large content after the rest of the page, with a script that moves it into position. The document is
 * complete before it is sent, so the content can be in position from the start, also without script. Takes time in
 * proportion to the length of the document, however much is streamed.
 */
export function inlineStreamedContent(html: string): string {
  const contentIds = new Map<string, string>();
  for (const [, slotId = '', contentId = ''] of html.matchAll(/\$RC\("(B:[^"]+)","(S:[^"]+)"\)/g))
    contentIds.set(slotId, contentId);
  if (contentIds.size === 0) return html;
  const text = html.replace(/<script\b[^>]*>([\s\S]*?)<\/script>/g, (tag, code: string) =>
    code.includes('$RC("') ? '' : tag,
  );
  return joinContent(text, contentIds);
}

/** Positions in the document: of the whole element or slot, and of what it contains. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly contentFrom: number;
  readonly contentTo: number;
}

/** Puts each content into its slot. Content without a slot, and a slot without content, stay as they are. */
function joinContent(html: string, contentIds: ReadonlyMap<string, string>): string {
  const { contents, slots } = findSpans(html);
  const contentOf = (slotId: string): Span | undefined => contents.get(contentIds.get(slotId) ?? '');
  const placed = new Set([...slots.keys()].map(contentOf));
  const edges = [
    ...[...contents.values()].filter((content) => placed.has(content)).map((span) => ({ span, content: undefined })),
    ...[...slots].map(([id, span]) => ({ span, content: contentOf(id) })).filter(({ content }) => content),
  ].sort((one, other) => one.span.from - other.span.from);

  /** The text between two positions, with the contents in their slots and without the elements they came in. */
  const textBetween = (from: number, to: number): string => {
    const parts: string[] = [];
    let at = from;
    for (let index = firstAfter(edges, from); index < edges.length; index += 1) {
      const edge = edges[index];
      if (!edge || edge.span.from >= to) break;
      if (edge.span.from < at) continue;
      parts.push(html.slice(at, edge.span.from));
      if (edge.content) parts.push('<!--$-->', textBetween(edge.content.contentFrom, edge.content.contentTo));
      if (edge.content) parts.push('<!--/$-->');
      at = edge.span.to;
    }
    parts.push(html.slice(at, to));
    return parts.join('');
  };
  return textBetween(0, html.length);
}

/** The index of the first edge at or after a position. */
function firstAfter(edges: readonly { readonly span: Span }[], position: number): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle]?.span.from ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

const marker =
  /<div hidden id="(S:[^"]+)">|<(\/?)div\b|<!--\$\?--><template id="(B:[^"]+)"><\/template>|<!--(\/?)\$[?!]?-->/g;

/** The start of an element or slot that has not ended yet. */
interface Opening {
  readonly id: string | undefined;
  readonly from: number;
  readonly contentFrom: number;
}

/** Finds streamed contents by id, and the slots that wait for them by id, in one pass. */
function findSpans(html: string): {
  readonly contents: ReadonlyMap<string, Span>;
  readonly slots: ReadonlyMap<string, Span>;
} {
  const contents = new Map<string, Span>();
  const slots = new Map<string, Span>();
  const divs: Opening[] = [];
  const boundaries: Opening[] = [];
  for (const found of html.matchAll(marker)) {
    const [text, contentId, closesDiv, slotId, closesBoundary] = found;
    const from = found.index;
    const contentFrom = from + text.length;
    if (contentId !== undefined) divs.push({ id: contentId, from, contentFrom });
    else if (slotId !== undefined) boundaries.push({ id: slotId, from, contentFrom });
    // Outside streamed content divs do not matter, so that one that is never closed there does no harm.
    else if (closesDiv === '') divs.push(...(divs.length > 0 ? [{ id: undefined, from, contentFrom }] : []));
    else if (closesBoundary === '') boundaries.push({ id: undefined, from, contentFrom });
    else {
      const isDiv = closesDiv === '/';
      const open = (isDiv ? divs : boundaries).pop();
      if (open?.id === undefined) continue;
      const to = isDiv ? contentFrom + 1 : contentFrom;
      (isDiv ? contents : slots).set(open.id, { from: open.from, to, contentFrom: open.contentFrom, contentTo: from });
    }
  }
  return { contents, slots };
}
