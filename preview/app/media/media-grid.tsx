import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { EditorButton } from '../ui/editor-button.tsx';
import { createWordFilter } from './create-word-filter.ts';
import { mediaKinds, mediaNameOf, mediaSearchText } from './media-name.ts';

/** How many files are rendered at first, and with each press of the button. */
export const gridPart = 60;

interface MediaGridProps {
  readonly files: readonly MediaFile[];
  /** How many of them are shown. */
  readonly shown: number;
  readonly onShowMore: () => void;
  readonly onPick: (file: MediaFile) => void;
}

/** The files that match a search. */
export const findMediaFiles = (
  files: readonly MediaFile[],
  { text, kind }: { readonly text: string; readonly kind: MediaFile['kind'] | 'all' },
): readonly MediaFile[] => {
  const isMatch = createWordFilter(text);
  return files.filter((file) => (kind === 'all' || file.kind === kind) && isMatch(mediaSearchText(file)));
};

/** Files as cards: what they show, their name, and whether they have an alternative text. */
export function MediaGrid({ files, shown, onShowMore, onPick }: MediaGridProps) {
  return (
    <>
      <ul className="media-grid">
        {files.slice(0, shown).map((file) => (
          <li key={file.url}>
            <EditorButton onClick={() => onPick(file)}>
              <MediaThumbnail file={file} />
              <strong>{mediaNameOf(file)}</strong>
              <span>{describe(file)}</span>
            </EditorButton>
          </li>
        ))}
      </ul>
      {files.length > shown && (
        <div className="show-more">
          <p>{`${shown} of ${files.length} files`}</p>
          <EditorButton onClick={onShowMore}>Show more</EditorButton>
        </div>
      )}
    </>
  );
}

/** A small version of an image, or the poster of a video. */
function MediaThumbnail({ file: { kind, url, poster, variants = [], width, height } }: { readonly file: MediaFile }) {
  const small = variants.find((variant) => variant.type === 'image/webp')?.url ?? url;
  const source = kind === 'image' ? small : poster;
  if (source === undefined) return <span className="media-kind">{mediaKinds[kind]}</span>;
  return <img src={source} alt="" loading="lazy" width={width} height={height} />;
}

function describe({ kind, width, height, alt }: MediaFile): string {
  const size = `${width} × ${height}`;
  return kind === 'image' ? `${size}, ${alt || 'no text alternative'}` : `Video, ${size}`;
}
