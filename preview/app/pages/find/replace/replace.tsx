import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { TextHit } from '#schemas/api/content/find-text.ts';
import { withCaseOf } from '#schemas/content/field/with-case-of.ts';
import type { FoundContent } from '../../../api/find-text.ts';
import { factsQuery } from '../../../api/pages.ts';
import { EditorButton } from '../../../ui/editor-button.tsx';
import { FindNav } from '../find-nav.tsx';
import { DeleteQuestion, describeLeftOut, listAllergenNotes } from './delete-question.tsx';
import { countContent } from './group-content.ts';
import { HitList } from './hit-list.tsx';
import { ReplaceForm } from './replace-form.tsx';
import { ReplaceResults } from './replace-results.tsx';
import { keyOfHit, useReplace } from './use-replace.ts';
import { useSearchInAddress } from './use-search-in-address.ts';

const noHits: readonly FoundContent[] = [];

/** Finds a text in the drafts of all pages and other content and replaces the chosen hits. Nothing is published. */
export function Replace() {
  const { data: facts } = useQuery(factsQuery);
  const { step, replacements, search, replace, undo } = useReplace();
  const { initial: shown, current, change } = useSearchInAddress();
  const { replacement, keepCase } = current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: later searches are started by the form.
  useEffect(() => {
    if (shown.search) void search(shown.search);
  }, []);
  const [initial] = useState(replacements);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const found = step.kind === 'found' ? step.found : noHits;
  const isBlank = replacement.trim() === '';
  const isDeletion = replacement === '';
  const isExcluded = ({ isNeeded = false }: TextHit): boolean => isBlank && isNeeded;
  const chosen = found
    .map((each) => ({
      ...each,
      hits: each.hits.filter((hit) => !hit.isNumber && !isExcluded(hit) && !left.has(keyOfHit(each, hit))),
    }))
    .filter(({ hits }) => hits.length > 0);
  const all = countHits(found, ({ isNumber }) => !isNumber);
  const count = countHits(chosen);
  const asks = isDeletion || (isBlank && listAllergenNotes(chosen).length > 0);
  const leftOut = countHits(found, isExcluded);
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
        <ReplaceForm
          initial={shown.search}
          replacement={replacement}
          keepCase={keepCase}
          onReplacement={(text) => change({ replacement: text })}
          onKeepCase={(isOn) => change({ keepCase: isOn })}
          onSearch={(wanted) => {
            setLeft(new Set());
            if (!wanted) return;
            change({ search: wanted });
            void search(wanted);
          }}
        />
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
            variant={isDeletion ? 'secondary' : 'primary'}
            disabled={count === 0}
            onClick={() => (asks ? setAsking(true) : startReplacing())}
          >
            {`${isDeletion ? 'Delete' : 'Replace'} ${count.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')} in drafts${asks ? '…' : ''}`}
          </EditorButton>
          <EditorButton onClick={() => setLeft(new Set())}>Select all</EditorButton>
          <EditorButton
            onClick={() => setLeft(new Set(found.flatMap((each) => each.hits.map((hit) => keyOfHit(each, hit)))))}
          >
            Select none
          </EditorButton>
        </p>
      )}
      {leftOut > 0 && <p className="hint">{describeLeftOut(leftOut)}</p>}
      <HitList
        found={found}
        left={left}
        replacementOf={(match) => (keepCase ? withCaseOf(match, replacement) : replacement)}
        isExcluded={isExcluded}
        onLeft={setLeft}
      />
      {isAsking && step.kind === 'found' && (
        <DeleteQuestion
          text={step.search.text}
          chosen={chosen}
          leftOut={leftOut}
          onConfirm={startReplacing}
          onClose={() => setAsking(false)}
        />
      )}
      {replacements.map((each, at) => (
        <ReplaceResults
          key={each.at}
          replacement={each}
          runningTotal={step.kind === 'replacing' && at === 0 ? step.total : undefined}
          isInitiallyOpen={!initial.includes(each) || each.results.length === 1}
          onUndo={async (...undone) => {
            await undo(...undone);
            if (step.kind === 'found') await search(step.search);
          }}
        />
      ))}
    </main>
  );
}

const countHits = (found: readonly FoundContent[], isCounted: (hit: TextHit) => boolean = () => true): number =>
  found.reduce((sum, { hits }) => sum + hits.filter(isCounted).length, 0);

function describeFound(found: readonly FoundContent[]): string {
  const hits = countHits(found);
  return hits === 0
    ? 'The text does not occur in any page or other content.'
    : `${hits === 1 ? '1 hit' : `${hits.toLocaleString('en-GB')} hits`} in ${countContent(found)}.`;
}
