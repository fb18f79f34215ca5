import type { proposeRedirects } from './propose-redirects.ts';

interface RedirectChoiceProps {
  readonly redirects: ReturnType<typeof proposeRedirects>;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** The redirects from addresses that end to the new ones, which the editor can leave out. */
export const RedirectChoice = ({ redirects, isChosen, onChoose }: RedirectChoiceProps) =>
  redirects.length > 0 && (
    <section aria-labelledby="redirects-heading">
      <h3 id="redirects-heading">Redirects</h3>
      <label className="redirect-choice">
        <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
        Lead visitors from the old addresses to the new ones
      </label>
      <ul className="places">
        {redirects.map(({ from, to }) => (
          <li key={from}>{`${from} → ${to}`}</li>
        ))}
      </ul>
    </section>
  );
