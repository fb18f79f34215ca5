import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isOwnSave } from '#preview/app/api/saves/own-saves.ts';
import { focusPage } from '#preview/app/editor/focus-page.ts';
import type { Autosave } from '#preview/app/editor/save/create-autosave.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import type { Editor } from '../document-editor.ts';
import { conflictTexts } from './describe-conflict.ts';
import { findBase, type SettleBase } from './find-base.ts';
import { joinVersions, type OtherVersion, resolveConflicts } from './join-versions.ts';
import { conflictId } from './merge-pages.ts';
import type { MergeConflict, Side } from './merge-values.ts';
import type { Merge } from './merged.ts';

interface ConflictNoticeProps<Content> {
  /** What is edited: “page”. */
  readonly noun: string;
  /** Whether the noun is plural. */
  readonly isPlural?: boolean;
  readonly editor: Editor<Content>;
  readonly autosave: Autosave<Content>;
  /** Identifies what is edited. */
  readonly id: string;
  /** Loads what the other editor has saved. */
  readonly load: (signal: AbortSignal) => Promise<Pick<OtherVersion<Content>, 'theirs' | 'version'>>;
  readonly merge: Merge<Content>;
  readonly settle: SettleBase<Content>;
  readonly keepRevision: (content: Content) => Promise<unknown>;
  /** The label of a conflict between these contents. */
  readonly labelOf: (conflict: MergeConflict, contents: readonly [mine: Content, theirs: Content]) => string;
  /** Describes the version of one side. */
  readonly textOf: (conflict: MergeConflict, side: Side, contents: readonly [mine: Content, theirs: Content]) => string;
}

/** Merges what another editor has saved, and asks about fields that both have changed. */
export function ConflictNotice<Content>(props: ConflictNoticeProps<Content>) {
  const { noun, isPlural = false, autosave, id, load, settle } = props;
  const [{ bases, since }] = useState(() => ({ bases: autosave.bases(), since: autosave.version() }));
  const { data, error, refetch } = useQuery({
    queryKey: ['theirs', noun, `${id} ${autosave.version()}`],
    queryFn: ({ signal }) => load(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const other = useMemo(
    () => data && { base: findBase(bases, data.theirs, settle), since, ...data },
    [bases, since, data, settle],
  );
  if (other) return <ConflictForm {...props} other={other} />;
  return (
    <div className="save-notice" role="alert">
      <p>
        <strong>{`${isPlural ? 'These' : 'This'} ${noun} ${isPlural ? 'have' : 'has'} been changed elsewhere.`}</strong>{' '}
        {error ? `The changes could not be loaded. ${errorMessageOf(error)}` : 'Loading the changes…'}
      </p>
      {error && <EditorButton onClick={() => refetch()}>Try again</EditorButton>}
    </div>
  );
}

interface ConflictFormProps<Content> extends ConflictNoticeProps<Content> {
  readonly other: OtherVersion<Content>;
}

function ConflictForm<Content>(props: ConflictFormProps<Content>) {
  const { noun, editor, autosave, id, merge, other, labelOf, textOf } = props;
  const { base, theirs, version } = other;
  const { history } = useSyncExternalStore(editor.subscribe, editor.state);
  const mine = history.present;
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const [errorMessage, setErrorMessage] = useState<string>();
  const conflicts = useMemo(() => merge({ base, mine, theirs }).conflicts, [merge, base, mine, theirs]);
  const texts = useMemo(
    () => conflictTexts(isOwnSave({ id, version, content: theirs }) ? 'this browser' : 'somebody else'),
    [id, version, theirs],
  );
  const isWithoutConflicts = conflicts.length === 0;
  useEffect(() => {
    if (isWithoutConflicts) joinVersions({ editor, autosave, merge }, other);
  }, [isWithoutConflicts, editor, autosave, merge, other]);
  if (isWithoutConflicts) return null;
  const resolve = async (decided: ReadonlyMap<string, Side>): Promise<void> => {
    try {
      await resolveConflicts(props, other, decided);
      focusPage();
    } catch (error) {
      setErrorMessage(`Nothing was changed. ${errorMessageOf(error)}`);
    }
  };
  const all = (side: Side) => resolve(new Map(conflicts.map((conflict) => [conflictId(conflict), side])));
  return (
    <div className="save-notice conflicts" role="alert">
      <div>
        <p>
          <strong>{texts.conflict}</strong> {texts.otherChanges} are added to your {noun} once you have chosen. What you
          do not choose is then stored under Publish, Revisions.
        </p>
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflictId(conflict)}
            conflict={conflict}
            label={labelOf(conflict, [mine, theirs])}
            texts={{
              mine: `${texts.mine}: ${textOf(conflict, 'mine', [mine, theirs])}`,
              theirs: `${texts.theirs}: ${textOf(conflict, 'theirs', [mine, theirs])}`,
            }}
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
      <EditorButton onClick={() => all('mine')}>
        {conflicts.length > 1 ? texts.useAllOfMine : texts.useMine}
      </EditorButton>
      <EditorButton onClick={() => all('theirs')}>
        {conflicts.length > 1 ? texts.useAllOfTheirs : texts.useTheirs}
      </EditorButton>
    </div>
  );
}

interface ConflictChoiceProps {
  readonly conflict: MergeConflict;
  readonly label: string;
  /** The version of each side. */
  readonly texts: Readonly<Record<Side, string>>;
  /** Undefined if there is only one conflict, which the buttons below resolve. */
  readonly side: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

const sides = ['mine', 'theirs'] as const;

const ConflictChoice = ({ conflict, label, texts, side, onChoose }: ConflictChoiceProps) => (
  <fieldset>
    <legend>{label}</legend>
    {sides.map((name) => {
      const text = texts[name];
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
