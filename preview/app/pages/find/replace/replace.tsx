import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import type { PageHits } from '#schemas/api/content/find-text.ts';
import { factsQuery } from '../../../api/pages.ts';
import { EditorButton } from '../../../ui/editor-button.tsx';
import { FindNav } from '../find-nav.tsx';
import { HitList } from './hit-list.tsx';
import { ReplaceResults } from './replace-results.tsx';
import { keyOfHit, useReplace } from './use-replace.ts';

const noHits: readonly PageHits[] = [];

/** Finds a text in the drafts of all pages and replaces the chosen hits. Nothing is published. */
export function Replace() {
  const { data: facts } = useQuery(factsQuery);
  const { step, search, replace, undo } = useReplace();
  const [text, setText] = useState('');
  const [replacement, setReplacement] = useState('');
  const [options, setOptions] = useState({ matchCase: false, wholeWords: false });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isEmpty = text.trim() === '';
    setError(isEmpty ? 'Enter the text to find.' : '');
    setLeft(new Set());
    if (isEmpty) input.current?.focus();
    else void search({ text, ...options });
  };
  const pages = step.kind === 'found' ? step.pages : noHits;
  const chosen = pages
    .map((page) => ({ ...page, hits: page.hits.filter((hit) => !left.has(keyOfHit(page.id, hit))) }))
    .filter(({ hits }) => hits.length > 0);
  const all = countHits(pages);
  const count = countHits(chosen);
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
            <EditorButton type="submit" variant="primary">
              Find
            </EditorButton>
          </p>
          <p className="hint">
            Searches the drafts of all pages. Addresses of links are not changed, and nothing is published.
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
        {step.kind === 'found' && describeFound(all, pages.length)}
      </p>
      {step.kind === 'found' && all > 0 && (
        <>
          <p className="dialog-buttons">
            <EditorButton
              variant="primary"
              disabled={count === 0}
              onClick={() => void replace(step.search, replacement, chosen)}
            >
              {`Replace ${count.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')} in drafts`}
            </EditorButton>
            <EditorButton onClick={() => setLeft(new Set())}>Select all</EditorButton>
            <EditorButton
              onClick={() => setLeft(new Set(pages.flatMap(({ id, hits }) => hits.map((hit) => keyOfHit(id, hit)))))}
            >
              Select none
            </EditorButton>
          </p>
          <HitList pages={pages} left={left} replacement={replacement} onLeft={setLeft} />
        </>
      )}
      {(step.kind === 'replacing' || step.kind === 'replaced') && (
        <ReplaceResults {...step} isDone={step.kind === 'replaced'} onUndo={(page) => void undo(page)} />
      )}
    </main>
  );
}

const countHits = (pages: readonly PageHits[]): number => pages.reduce((sum, { hits }) => sum + hits.length, 0);

const describeFound = (hits: number, pages: number): string =>
  hits === 0
    ? 'The text does not occur in any page.'
    : `${hits === 1 ? '1 hit' : `${hits.toLocaleString('en-GB')} hits`} on ${pages === 1 ? '1 page' : `${pages} pages`}.`;
