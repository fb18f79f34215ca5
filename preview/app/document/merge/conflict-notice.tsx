import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { draftQuery, keepRevision } from '#preview/app/api/pages.ts';
import { messageOf } from '#preview/app/api/send-request.ts';
import { useEditorContext, usePage } from '#preview/app/editor/editor-context.ts';
import { focusPage } from '#preview/app/editor/focus-page.ts';
import type { Autosave } from '#preview/app/editor/save/create-autosave.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { readContent } from '../page-content.ts';
import { conflictLabel, conflictText } from './describe-conflict.ts';
import { conflictsWith, joinVersions, type OtherVersion, resolveConflicts } from './join-versions.ts';
import { conflictId } from './merge-pages.ts';
import type { MergeConflict, Side } from './merge-values.ts';

/** Merges what another editor has saved, and asks about fields that both have changed. */
export function ConflictNotice({ autosave }: { readonly autosave: Autosave }) {
  const { id, editor } = useEditorContext();
  const [base] = useState(autosave.base);
  const { data, error, refetch } = useQuery({
    ...draftQuery(id),
    queryKey: ['theirs', `${id} ${autosave.version()}`],
  });
  const other = useMemo(
    () => data && { base, theirs: readContent(id, data.page), version: data.state.draftVersion },
    [base, data, id],
  );
  useEffect(() => {
    if (other) joinVersions({ editor, autosave }, other);
  }, [editor, autosave, other]);
  if (other) return <ConflictForm autosave={autosave} other={other} />;
  return (
    <div className="save-notice" role="alert">
      <p>
        <strong>Somebody else has changed this page.</strong>{' '}
        {error ? `Their changes could not be loaded. ${messageOf(error)}` : 'Loading their changes…'}
      </p>
      {error && <EditorButton onClick={() => refetch()}>Try again</EditorButton>}
    </div>
  );
}

interface ConflictFormProps {
  readonly autosave: Autosave;
  readonly other: OtherVersion;
}

function ConflictForm({ autosave, other }: ConflictFormProps) {
  const { editor } = useEditorContext();
  const page = usePage();
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const [errorMessage, setErrorMessage] = useState<string>();
  const conflicts = useMemo(() => conflictsWith(other, page), [other, page]);
  if (conflicts.length === 0) return null;
  const resolve = async (decided: ReadonlyMap<string, Side>): Promise<void> => {
    try {
      await resolveConflicts({ editor, autosave, keepRevision }, other, decided);
      focusPage();
    } catch (error) {
      setErrorMessage(`Nothing was changed. ${messageOf(error)}`);
    }
  };
  const all = (side: Side) => resolve(new Map(conflicts.map((conflict) => [conflictId(conflict), side])));
  return (
    <div className="save-notice conflicts" role="alert">
      <div>
        <p>
          <strong>Somebody else has changed the same fields.</strong> Their other changes are already in your page. The
          versions you do not use are stored under Publish, Revisions.
        </p>
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflictId(conflict)}
            conflict={conflict}
            label={conflictLabel(conflict, [page, other.theirs])}
            side={conflicts.length === 1 ? undefined : (choices.get(conflictId(conflict)) ?? 'mine')}
            onChoose={(side) => setChoices(new Map(choices).set(conflictId(conflict), side))}
          />
        ))}
        {errorMessage !== undefined && <p className="error-message">{errorMessage}</p>}
      </div>
      {conflicts.length > 1 && (
        <EditorButton variant="primary" onClick={() => resolve(choices)}>
          Save these choices
        </EditorButton>
      )}
      <EditorButton onClick={() => all('mine')}>{conflicts.length > 1 ? 'Use all of mine' : 'Use mine'}</EditorButton>
      <EditorButton onClick={() => all('theirs')}>
        {conflicts.length > 1 ? 'Use all of theirs' : 'Use theirs'}
      </EditorButton>
    </div>
  );
}

interface ConflictChoiceProps {
  readonly conflict: MergeConflict;
  readonly label: string;
  /** Undefined if there is only one conflict, which the buttons below resolve. */
  readonly side: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

const sides = [
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
] as const;

const ConflictChoice = ({ conflict, label, side, onChoose }: ConflictChoiceProps) => (
  <fieldset>
    <legend>{label}</legend>
    {sides.map(([name, title]) => {
      const text = `${title}: ${conflictText(conflict, name)}`;
      if (side === undefined) return <p key={name}>{text}</p>;
      return (
        <label key={name}>
          <input type="radio" name={conflictId(conflict)} checked={side === name} onChange={() => onChoose(name)} />
          {text}
        </label>
      );
    })}
  </fieldset>
);
