import { useQuery } from '@tanstack/react-query';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { type CheckedCall, type Guess, upstreamQuery } from '../upstream.ts';
import { outcomeLabels, summarizeCheck } from './summarize-check.ts';

/** For integrators: how each response of the API is read, and which defaults apply where its specification says nothing. */
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
        {isFetching ? 'Sending all read-only requests…' : data && `${data.baseUrl}: ${summarizeCheck(data.calls)}`}
      </p>
      {error && <p className="error-message">{errorMessageOf(error)}</p>}
      {data && <Requests calls={data.calls} />}
      {data && <Mapping guesses={data.guesses} warnings={data.warnings} />}
    </main>
  );
}

const Requests = ({ calls }: { readonly calls: readonly CheckedCall[] }) => (
  <section aria-labelledby="requests">
    <h2 id="requests" className="page-group">
      Requests
    </h2>
    <p>
      Converted: the response was in another format, and nothing is lost. Incomplete: a part of it is invalid and left
      out.
    </p>
    <ul className="call-list">
      {calls.map(({ name, route, outcome, summary, notes }) => (
        <li key={`${name} ${route}`} data-outcome={outcome}>
          <strong>{outcomeLabels[outcome]}</strong>
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

interface MappingProps {
  readonly guesses: readonly Guess[];
  readonly warnings: readonly string[];
}

const Mapping = ({ guesses, warnings }: MappingProps) => (
  <section aria-labelledby="mapping">
    <h2 id="mapping" className="page-group">
      Mapping
    </h2>
    <p>
      The settings for what the API’s specification does not define. To change one, set it in the environment variable{' '}
      <code>API_MAPPING</code>.
    </p>
    {warnings.map((warning) => (
      <p key={warning}>{warning}</p>
    ))}
    <dl className="guess-list">
      {guesses.map(({ name, description, value, isOverridden }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            {isOverridden && ' (set in API_MAPPING)'}
          </dt>
          <dd>{description}</dd>
          <dd>{value === '' ? 'Not set' : value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
