import { z } from 'zod';
import { type PageHead, readHead } from './read-head.ts';

/** A document rendered by the site, parsed once for all frames. */
export interface RenderedDraft {
  /** The parts of the page in order, by name. */
  readonly parts: ReadonlyMap<string, Part>;
  readonly styles: string;
  /** The versions of the tiles that are among the parts. */
  readonly tileVersions: Readonly<Record<string, string>>;
  readonly head: PageHead;
}

interface Part {
  readonly element: Element;
  readonly markup: string;
}

/**
 * Parses a rendered document. Undefined if it contains no page. Tiles that have the same version as in the previous one
 * have no content in the document; they are taken from the previous one.
 */
export function parseRenderedDraft(html: string, previous?: RenderedDraft): RenderedDraft | undefined {
  const { markup, styles } = withoutStyles(html);
  const page = new DOMParser().parseFromString(markup, 'text/html');
  const main = page.querySelector('main');
  if (!main) return undefined;
  // DOMParser runs no script, so the content of noscript elements would become elements of the frame and load their
  // files.
  for (const noscript of main.querySelectorAll('noscript')) noscript.remove();
  const versions = readTileVersions(html);
  const parts = [...partsByName(main)].map(([name, element]): [string, Part] => {
    const version = versions[name];
    const known =
      version !== undefined && version === previous?.tileVersions[name] ? previous.parts.get(name) : undefined;
    return [name, known ?? { element, markup: element.outerHTML }];
  });
  const tileVersions = parts.flatMap(([name]) =>
    versions[name] === undefined ? [] : [[name, versions[name]] as const],
  );
  return { parts: new Map(parts), styles, tileVersions: Object.fromEntries(tileVersions), head: readHead(page) };
}

const versionsSchema = z.record(z.string(), z.string());

/** The versions that the site has added to a document; none if it was rendered as a whole. */
function readTileVersions(html: string): Readonly<Record<string, string>> {
  const [, json] = /<script type="application\/json" id="tile-versions">([^<]*)<\/script>/.exec(html) ?? [];
  return json === undefined ? {} : versionsSchema.parse(JSON.parse(json));
}

/** The parts of a page by id, or by kind and number if they have none. */
export function partsByName(main: Element): Map<string, Element> {
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

/**
 * Style elements are removed before parsing: the app's content security policy reports them even where they have no
 * effect.
 */
function withoutStyles(html: string): { readonly markup: string; readonly styles: string } {
  const styles: string[] = [];
  const markup = html.replace(/<style\b[^>]*>([\s\S]*?)<\/style>/g, (_, text: string) => {
    styles.push(text);
    return '';
  });
  return { markup, styles: styles.join('\n') };
}
