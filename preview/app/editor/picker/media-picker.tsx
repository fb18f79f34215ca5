import { useQuery } from '@tanstack/react-query';
import { mediaQuery } from '#preview/app/api/pages.ts';
import { messageOf } from '#preview/app/api/send-request.ts';
import { SearchDialog } from '#preview/app/ui/search-dialog.tsx';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { EditorButton } from '../../ui/editor-button.tsx';

interface MediaPickerProps {
  readonly onPick: (file: MediaFile) => void;
  readonly onClose: () => void;
}

const nameOf = (url: string): string =>
  (url.split('/').slice(2).join(' / ') || url).replace(/\.\w+$/, '').replaceAll('-', ' ');

/** All images that the service has. */
export function MediaPicker({ onPick, onClose }: MediaPickerProps) {
  const { data, error } = useQuery(mediaQuery);
  return (
    <SearchDialog className="picker media" heading="Choose an image" searchLabel="Search images" onClose={onClose}>
      {(isMatch) => {
        const found = (data ?? []).filter(
          ({ kind, url, alt = '' }) => kind === 'picture' && isMatch(`${nameOf(url)} ${alt}`),
        );
        return (
          <>
            {error && <p className="error-message">{messageOf(error)}</p>}
            {!data && !error && <p className="empty">Loading images…</p>}
            {data && found.length === 0 && <p className="empty">No images match your search.</p>}
            <ul>
              {found.map((file) => (
                <li key={file.url}>
                  <EditorButton onClick={() => onPick(file)}>
                    <img src={file.url} alt="" loading="lazy" width={file.width} height={file.height} />
                    <strong>{nameOf(file.url)}</strong>
                    <span>{`${file.width} × ${file.height}${file.alt ? `, ${file.alt}` : ''}`}</span>
                  </EditorButton>
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </SearchDialog>
  );
}
