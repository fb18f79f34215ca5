import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { withCaseOf } from '#schemas/content/field/with-case-of.ts';
import type { FoundContent } from '../../../api/find-text.ts';
import { factsQuery } from '../../../api/pages.ts';
import { EditorButton } from '../../../ui/editor-button.tsx';
import { FindNav } from '../find-nav.tsx';
import { AllergenWarning, listAllergenNotes } from './allergen-warning.tsx';
import { countContent } from './group-content.ts';
import { HitList } from './hit-list.tsx';
import { ReplaceResults } from './replace-results.tsx';
import { keyOfHit, useReplace } from './use-replace.ts';

const noHits: readonly FoundContent[] = [];

/** Finds a text in the drafts of all pages and other content and replaces the chosen hits. Nothing is published. */
export function Replace() {
  const { data: facts } = useQuery(factsQuery);
  const { step, search, replace, undo } = useReplace();
  const [text, setText] = useState('');
  const [replacement, setReplacement] = useState('');
  const [keepCase, setKeepCase] = useState(false);
  const [options, setOptions] = useState({ matchCase: false, wholeWords: true });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState('');
  const [isAsking, setAsking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isEmpty = text.trim() === '';
    setError(isEmpty ? 'Enter the text to find.' : '');
    setLeft(new Set());
    if (isEmpty) input.current?.focus();
    else void search({ text, ...options });
  };
  const found = step.kind === 'found' ? step.found : noHits;
  const chosen = found
    .map((each) => ({ ...each, hits: each.hits.filter((hit) => !hit.isNumber && !left.has(keyOfHit(each, hit))) }))
    .filter(({ hits }) => hits.length > 0);
  const all = countHits(found, ({ isNumber }) => !isNumber);
  const count = countHits(chosen);
  const notes = replacement.trim() === '' ? listAllergenNotes(chosen) : [];
  const startReplacing = (): void => {
    setAsking(false);
    if (step.kind === 'found') void replace(step.search, { replacement, keepCase }, chosen);
  };
  return (
    <main className="pages find-view">
      <title>Find and replace · Preview</title>
      <header>
        <h1>Find and replace</h1>
      </header>
      <FindNav />
      {facts?.storesPages === false ? (
        <p>This API has no calls for editing pages.</p>
      ) : (
        <form className="replace-form" onSubmit={submit}>
          <LabelledControl label="Find">
            <Input
              dir="auto"
              ref={input}
              value={text}
              maxLength={200}
              aria-invalid={error !== '' || undefined}
              aria-describedby={error === '' ? undefined : 'replace-error'}
              onChange={({ target }) => setText(target.value)}
            />
          </LabelledControl>
          <LabelledControl label="Replace with">
            <Input
              dir="auto"
              value={replacement}
              maxLength={200}
              onChange={({ target }) => setReplacement(target.value)}
            />
          </LabelledControl>
          {error !== '' && (
            <p className="ui-field-error" id="replace-error" role="alert">
              {error}
            </p>
          )}
          <p className="replace-options">
            <label>
              <input
                type="checkbox"
                checked={options.matchCase}
                onChange={({ target }) => setOptions({ ...options, matchCase: target.checked })}
              />{' '}
              Match case
            </label>
            <label>
              <input
                type="checkbox"
                checked={options.wholeWords}
                onChange={({ target }) => setOptions({ ...options, wholeWords: target.checked })}
              />{' '}
              Whole words
            </label>
            <label>
              <input type="checkbox" checked={keepCase} onChange={({ target }) => setKeepCase(target.checked)} /> Keep
              capitals as found
            </label>
            <EditorButton type="submit" variant="primary">
              Find
            </EditorButton>
          </p>
          <p className="hint">
            Searches the drafts of all pages, menus, restaurants, offers, vacancies, social posts, shared tiles and
            settings. Prices and other numbers are found too, and changed in their fields. Addresses of links are not
            changed, and nothing is published.
          </p>
        </form>
      )}
      {step.kind === 'failed' && (
        <p className="error-message" role="alert">
          {step.message}
        </p>
      )}
      <p role="status">
        {step.kind === 'searching' && 'Searching…'}
        {step.kind === 'found' && describeFound(found)}
      </p>
      {step.kind === 'found' && all > 0 && (
        <p className="dialog-buttons">
          <EditorButton
            variant="primary"
            disabled={count === 0}
            onClick={() => (notes.length > 0 ? setAsking(true) : startReplacing())}
          >
            {`Replace ${count.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')} in drafts`}
          </EditorButton>
          <EditorButton onClick={() => setLeft(new Set())}>Select all</EditorButton>
          <EditorButton
            onClick={() => setLeft(new Set(found.flatMap((each) => each.hits.map((hit) => keyOfHit(each, hit)))))}
          >
            Select none
          </EditorButton>
        </p>
      )}
      <HitList
        found={found}
        left={left}
        replacementOf={(match) => (keepCase ? withCaseOf(match, replacement) : replacement)}
        onLeft={setLeft}
      />
      {isAsking && <AllergenWarning notes={notes} onConfirm={startReplacing} onClose={() => setAsking(false)} />}
      {(step.kind === 'replacing' || step.kind === 'replaced') && (
        <ReplaceResults {...step} isDone={step.kind === 'replaced'} onUndo={undo} />
      )}
    </main>
  );
}

const countHits = (
  found: readonly FoundContent[],
  isCounted: (hit: FoundContent['hits'][number]) => boolean = () => true,
): number => found.reduce((sum, { hits }) => sum + hits.filter(isCounted).length, 0);

function describeFound(found: readonly FoundContent[]): string {
  const hits = countHits(found);
  return hits === 0
    ? 'The text does not occur in any page or other content.'
    : `${hits === 1 ? '1 hit' : `${hits.toLocaleString('en-GB')} hits`} in ${countContent(found)}.`;
}
