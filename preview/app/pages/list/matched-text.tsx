import { Fragment } from 'react';
import type { TextMatch } from '#schemas/api/content/page-list.ts';

interface MatchedTextProps extends TextMatch {
  /** Names a place outside of tiles and entries; undefined if it needs no name. */
  readonly place?: string;
}

/** Where content has the words of a search: “Hero · Heading: A bowl of laksa”. */
export function MatchedText({ field, tile, owner, isLiveOnly, parts, place }: MatchedTextProps) {
  const where = tile ?? owner ?? place;
  return (
    <span className="page-match">
      {where !== undefined && where !== field && `${where} · `}
      {`${field}${isLiveOnly ? ' (live, not in the draft)' : ''}: `}
      <MarkedText parts={parts} />
    </span>
  );
}

/** A text with the words that were found marked. */
export const MarkedText = ({ parts }: Pick<TextMatch, 'parts'>) =>
  parts.map(({ text, isMatch }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are never reordered
    isMatch ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
  );
