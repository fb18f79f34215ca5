import { type LeftFormat, leftFormats } from './left-formats.ts';

/** What was left out of pasted HTML, or became something else. */
export interface LeftOut {
  readonly images: number;
  readonly tables: number;
  /** Captions of tables that became paragraphs. */
  readonly captions: number;
  /** Tables whose merged cells were split. */
  readonly merged: number;
  /** Videos, frames, forms and other embedded things. */
  readonly embeds: number;
  readonly links: number;
  readonly formats: ReadonlySet<LeftFormat>;
}

const count = (number: number, one: string, several: string): string => `${number} ${number === 1 ? one : several}`;

/** Says what was left out of a paste or became something else; empty if nothing was. */
export function describePaste({ images, tables, captions, merged, embeds, links, formats }: LeftOut): string {
  const parts = [
    images > 0 && count(images, 'picture', 'pictures'),
    tables > 0 && count(tables, 'table (its text is kept)', 'tables (their text is kept)'),
    embeds > 0 && count(embeds, 'embedded item', 'embedded items'),
    links > 0 && count(links, 'link to an address that is not allowed', 'links to addresses that are not allowed'),
    ...leftFormats.filter((format) => formats.has(format)),
  ].filter((part) => part !== false);
  const sentences = [
    parts.length > 0 && `Left out: ${parts.join(', ')}.`,
    captions > 0 &&
      (captions === 1
        ? 'The caption of the table is now a paragraph before it.'
        : `The captions of ${captions} tables are now paragraphs before them.`),
    merged > 0 &&
      `The merged cells of ${merged === 1 ? 'the table' : `${merged} tables`} are split: their text is in the first cell.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? '' : `Pasted. ${sentences.join(' ')}`;
}
