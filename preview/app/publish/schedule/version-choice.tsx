import { useId } from 'react';

interface VersionChoiceProps {
  /** The question. */
  readonly legend: string;
  readonly isDraftChosen: boolean;
  readonly onChoose: (isDraft: boolean) => void;
}

const choices = [
  ['Keep the scheduled version', false],
  ['Schedule today’s draft', true],
] as const;

/** Which version goes live at a new time: the one that is scheduled, or the draft. */
export function VersionChoice({ legend, isDraftChosen, onChoose }: VersionChoiceProps) {
  const name = useId();
  return (
    <fieldset className="version-choice">
      <legend>{legend}</legend>
      {choices.map(([label, isDraft]) => (
        <label key={label}>
          <input type="radio" name={name} checked={isDraftChosen === isDraft} onChange={() => onChoose(isDraft)} />{' '}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
