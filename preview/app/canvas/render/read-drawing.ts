/** A document as the site drew it, taken apart once for all frames. */
export interface Drawing {
  /** The parts of the page in their order, by name. */
  readonly parts: ReadonlyMap<string, Part>;
  readonly styles: string;
}

interface Part {
  readonly element: Element;
  readonly markup: string;
}

/** Reads a drawn document. Undefined where it has no page in it. */
export function readDrawing(html: string): Drawing | undefined {
  const { markup, styles } = withoutStyles(html);
  const main = new DOMParser().parseFromString(markup, 'text/html').querySelector('main');
  if (!main) return undefined;
  // The parser of this document runs no script: what is in them would become elements of the frame, and load their files.
  for (const noscript of main.querySelectorAll('noscript')) noscript.remove();
  const parts = [...namedParts(main)].map(([name, element]): [string, Part] => [
    name,
    { element, markup: element.outerHTML },
  ]);
  return { parts: new Map(parts), styles };
}

/** The parts of a page by their ids; what has none by its kind and number. */
export function namedParts(main: Element): Map<string, Element> {
  const counts = new Map<string, number>();
  return new Map(
    [...main.children].map((part) => {
      const kind = part.getAttribute('data-position') ?? part.localName;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return [part.id || `${kind} ${count}`, part];
    }),
  );
}

/** Style elements are told apart before the document is parsed: the policy of the app forbids them, also where they do nothing. */
function withoutStyles(html: string): { readonly markup: string; readonly styles: string } {
  const styles: string[] = [];
  const markup = html.replace(/<style\b[^>]*>([\s\S]*?)<\/style>/g, (_, text: string) => {
    styles.push(text);
    return '';
  });
  return { markup, styles: styles.join('\n') };
}
