import { type ReactNode, useState } from 'react';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { EditorButton } from '../ui/editor-button.tsx';
import { createWordFilter } from './create-word-filter.ts';
import { mediaKinds, mediaNameOf, mediaSearchText } from './media-name.ts';
import { UsesOfFile } from './uses-of-file.tsx';

/** How many files are rendered at first, and with each press of the button. */
export const gridPart = 60;

export interface MediaFilters {
  readonly text: string;
  readonly kind: MediaFile['kind'] | 'all';
}

/** The files that match a search. */
export const findMediaFiles = (files: readonly MediaFile[], { text, kind }: MediaFilters): readonly MediaFile[] => {
  const isMatch = createWordFilter(text);
  return files.filter((file) => (kind === 'all' || file.kind === kind) && isMatch(mediaSearchText(file)));
};

interface MediaGridProps {
  readonly files: readonly MediaFile[];
  readonly renderCard: (file: MediaFile) => ReactNode;
}

/** Files as cards, in parts. */
export function MediaGrid({ files, renderCard }: MediaGridProps) {
  const [shown, setShown] = useState(gridPart);
  return (
    <>
      <ul className="media-grid">
        {files.slice(0, shown).map((file) => (
          <li key={file.url}>{renderCard(file)}</li>
        ))}
      </ul>
      {files.length > shown && (
        <div className="show-more">
          <p>{`${shown} of ${files.length} files`}</p>
          <EditorButton onClick={() => setShown((count) => count + gridPart)}>Show more</EditorButton>
        </div>
      )}
    </>
  );
}

interface MediaCardProps {
  readonly file: MediaFile;
  /** Its name with what tells it apart from other files of the name; undefined if there are none. */
  readonly ownName: string | undefined;
  readonly onPick: (file: MediaFile) => void;
}

/** A file as a button: what it shows, its name, and whether it has an alternative text. */
export const MediaCard = ({ file, ownName, onPick }: MediaCardProps) => (
  <EditorButton className="media-card" onClick={() => onPick(file)}>
    <MediaThumbnail file={file} />
    <strong>{ownName ?? mediaNameOf(file)}</strong>
    <span>{describe(file)}</span>
    {ownName !== undefined && <UsesOfFile url={file.url} />}
  </EditorButton>
);

/** A small version of an image, or the poster of a video. */
export function MediaThumbnail({ file }: { readonly file: MediaFile }) {
  const { kind, url, poster, variants = [], width, height } = file;
  const small = variants.find((variant) => variant.type === 'image/webp')?.url ?? url;
  const source = kind === 'image' ? small : poster;
  if (source === undefined) return <span className="media-kind">{mediaKinds[kind]}</span>;
  return <img src={source} alt="" loading="lazy" width={width} height={height} />;
}

function describe({ kind, width, height, alt }: MediaFile): string {
  const size = `${width} × ${height}`;
  return kind === 'image' ? `${size}, ${alt || 'no alternative text'}` : `Video, ${size}`;
}
