import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Select } from '#blocks/_shared/ui/field/input.tsx';
import { type Revision, revisionName } from './revision-list.tsx';

/** A revision’s number; 0 is the draft. */
export type Version = number;

interface VersionSelectProps {
  readonly label: string;
  readonly value: Version;
  /** Newest first. */
  readonly revisions: readonly Revision[];
  /** The number of the live revision; null or undefined if there is none. */
  readonly live: number | null | undefined;
  readonly onChange: (version: Version) => void;
}

/** Chooses the draft or a revision. */
export const VersionSelect = ({ label, value, revisions, live, onChange }: VersionSelectProps) => (
  <LabelledControl label={label}>
    <Select value={value} onChange={({ target }) => onChange(Number(target.value))}>
      <option value={0}>Draft</option>
      {revisions.map((revision) => (
        <option key={revision.number} value={revision.number}>
          {`Revision ${revision.number}: ${revisionName(revision)}${revision.number === live ? ', live' : ''}`}
        </option>
      ))}
    </Select>
  </LabelledControl>
);
