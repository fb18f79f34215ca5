/**
 * React streams large content after the rest of the page, with a script that moves it into position. The document is
 * complete before it is sent, so the content can be in position from the start, even without script. Takes time in
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

/** The document, a slot, or the element that brings a content. */
interface Frame {
  readonly kind: 'document' | 'slot' | 'content';
  readonly id: string;
  readonly parent: Frame | undefined;
  readonly start: string;
  readonly parts: (string | Frame)[];
  /** Empty if it never ends. */
  end: string;
  /** How many elements of its kind are open, itself included. */
  depth: number;
}

/** Puts each content into its slot. Content without a slot, and a slot without content, stay as they are. */
function joinContent(html: string, contentIds: ReadonlyMap<string, string>): string {
  const { root, ended } = parseFrames(html);
  const contents = new Map(ended.filter(({ kind }) => kind === 'content').map((frame) => [frame.id, frame]));
  const findContent = ({ id, end }: Frame): Frame | undefined =>
    end === '' ? undefined : contents.get(contentIds.get(id) ?? '');
  const placed = new Set(ended.map(findContent));

  const texts: string[] = [];
  const write = (part: string | Frame): void => {
    if (typeof part === 'string') texts.push(part);
    else if (!placed.has(part)) {
      const content = findContent(part);
      texts.push(content ? '<!--$-->' : part.start);
      (content ?? part).parts.forEach(write);
      texts.push(content ? '<!--/$-->' : part.end);
    }
  };
  write(root);
  return texts.join('');
}

const marker =
  /<div hidden id="(S:[^"]+)">|<!--\$\?--><template id="(B:[^"]+)"><\/template>|<div\b|<\/div>|<!--\/?\$[?!]?-->/g;

const openFrame = (kind: Frame['kind'], id = '', start = '', parent?: Frame): Frame => {
  return { kind, id, parent, start, parts: [], end: '', depth: 1 };
};

/**
 * Finds slots and contents in one pass. Each counts only elements of its own kind, so that a div that is never closed
 * outside of streamed content does no harm.
 */
function parseFrames(html: string): { readonly root: Frame; readonly ended: readonly Frame[] } {
  const root = openFrame('document');
  const ended: Frame[] = [];
  let top = root;
  let textFrom = 0;
  for (const { 0: tag, 1: contentId, 2: slotId, index } of html.matchAll(marker)) {
    const id = contentId ?? slotId;
    const kind = tag.startsWith('<!') ? 'slot' : 'content';
    if (id === undefined) {
      if (top.kind === kind) top.depth += tag.includes('/') ? -1 : 1;
      if (top.depth > 0) continue;
    }
    top.parts.push(html.slice(textFrom, index));
    textFrom = index + tag.length;
    if (id === undefined) {
      top.end = tag;
      ended.push(top);
      top = top.parent ?? root;
    } else {
      const opened = openFrame(kind, id, tag, top);
      top.parts.push(opened);
      top = opened;
    }
  }
  top.parts.push(html.slice(textFrom));
  return { root, ended };
}
