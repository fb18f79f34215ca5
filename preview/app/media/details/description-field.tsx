import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { TextArea } from '#blocks/_shared/ui/field/input.tsx';
import type { MediaFile } from '#schemas/api/content/media-library.ts';

/** What the text of a file is called. */
export const descriptionLabels = { image: 'Alternative text', video: 'Label' } as const;

interface DescriptionFieldProps {
  readonly kind: MediaFile['kind'];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The alternative text of a picture, or the label of a video. */
export const DescriptionField = ({ kind, value, onChange }: DescriptionFieldProps) => (
  <LabelledControl label={descriptionLabels[kind]}>
    <TextArea
      dir="auto"
      rows={3}
      maxLength={300}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      placeholder="What it shows, for people who cannot see it"
    />
  </LabelledControl>
);
