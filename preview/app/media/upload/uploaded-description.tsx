import { useQuery } from '@tanstack/react-query';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { mediaQuery } from '#preview/app/api/media.ts';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { descriptionLabels } from '../details/description-field.tsx';
import { useDescription } from '../details/use-description.ts';
import { mediaNameOf } from '../media-name.ts';

interface UploadedDescriptionProps {
  /** The address of the file. */
  readonly url: string;
}

/** Asks what an uploaded file shows, while the editor still has it in mind. */
export function UploadedDescription({ url }: UploadedDescriptionProps) {
  const { data } = useQuery(mediaQuery);
  const file = data?.find((each) => each.url === url);
  return file && <DescriptionInput file={file} />;
}

function DescriptionInput({ file }: { readonly file: MediaFile }) {
  const { alt, setAlt, save, state } = useDescription(file, () => undefined);
  return (
    <div className="upload-description">
      <LabelledControl
        label={
          <>
            {descriptionLabels[file.kind]}
            <span className="visually-hidden"> of {mediaNameOf(file)}</span>
          </>
        }
      >
        <Input
          dir="auto"
          value={alt}
          maxLength={300}
          placeholder="What it shows, for people who cannot see it"
          onChange={({ target }) => setAlt(target.value)}
          onBlur={save}
          onKeyDown={({ key }) => {
            if (key === 'Enter') save();
          }}
        />
      </LabelledControl>
      <small role="status">{alt !== '' && state}</small>
    </div>
  );
}
