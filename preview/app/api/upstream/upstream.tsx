import { useQuery } from '@tanstack/react-query';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { type CheckedCall, type Guess, upstreamQuery } from '../upstream.ts';
import { summarizeCheck } from './summarize-check.ts';

/** For integrators: how each reply of the API is read, and which guesses are made about it. */
export function Upstream() {
  const { data, error, isFetching, refetch } = useQuery(upstreamQuery);
  return (
    <main className="pages upstream">
      <title>API</title>
      <header>
        <h1>API</h1>
        <EditorButton variant="primary" disabled={isFetching} onClick={() => refetch()}>
          Check again
        </EditorButton>
      </header>
      <p role="status">
        {isFetching
          ? 'Checking every call that changes nothing…'
          : data && `${data.baseUrl}: ${summarizeCheck(data.calls)}`}
      </p>
      {error && <p className="error-message">{errorMessageOf(error)}</p>}
      {data && <Calls calls={data.calls} />}
      {data && <Guesses guesses={data.guesses} warnings={data.warnings} />}
    </main>
  );
}

const outcomes: Readonly<Record<CheckedCall['outcome'], string>> = {
  read: 'Read',
  repaired: 'Repaired',
  incomplete: 'Incomplete',
  absent: 'Absent',
  refused: 'Refused',
  failed: 'Failed',
  unchecked: 'Not checked',
};

const Calls = ({ calls }: { readonly calls: readonly CheckedCall[] }) => (
  <section aria-labelledby="calls">
    <h2 id="calls" className="page-group">
      Calls
    </h2>
    <ul className="call-list">
      {calls.map(({ name, route, outcome, summary, notes }) => (
        <li key={`${name} ${route}`} data-outcome={outcome}>
          <strong>{outcomes[outcome]}</strong>
          <span>{name}</span>
          <code>{route}</code>
          <span>{summary}</span>
          {notes.length > 0 && (
            <ul>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </section>
);

interface GuessesProps {
  readonly guesses: readonly Guess[];
  readonly warnings: readonly string[];
}

const Guesses = ({ guesses, warnings }: GuessesProps) => (
  <section aria-labelledby="guesses">
    <h2 id="guesses" className="page-group">
      Guesses
    </h2>
    <p>
      What the API’s specification leaves open, and how it is read. Set <code>API_MAPPING</code> to override any of
      them.
    </p>
    {warnings.map((warning) => (
      <p key={warning}>{warning}</p>
    ))}
    <dl className="guess-list">
      {guesses.map(({ name, description, value, isOverridden }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            {isOverridden && ' (overridden)'}
          </dt>
          <dd>{description}</dd>
          <dd>{value === '' ? 'None' : value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
