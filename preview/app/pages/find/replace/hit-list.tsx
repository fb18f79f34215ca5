import { Link } from 'wouter';
import type { FoundContent } from '../../../api/find-text.ts';
import { nameOf } from '../../../document/page-content.ts';
import { addressOfPage } from '../../page-status.ts';
import { routeOfField } from '../route-of-field.ts';
import { groupContent } from './group-content.ts';
import { keyOfHit } from './use-replace.ts';

interface HitListProps {
  readonly found: readonly FoundContent[];
  /** The keys of the hits that are not replaced. */
  readonly left: ReadonlySet<string>;
  /** The new text in place of a match; empty if there is none yet. */
  readonly replacementOf: (match: string) => string;
  /** Whether the new text would leave a required text empty. */
  readonly isExcluded: (hit: FoundContent['hits'][number]) => boolean;
  readonly onLeft: (left: ReadonlySet<string>) => void;
}

/** The hits with their context, by kind and then one page or item after the other. Each can be left out. */
export const HitList = ({ found, ...props }: HitListProps) =>
  [...groupContent(found)].map(([group, contents]) => (
    <section key={group} className="find-kind" aria-label={group}>
      <h2>{`${group} (${contents.length.toLocaleString('en-GB')})`}</h2>
      {contents.map((content) => (
        <ContentHits key={content.id} content={content} {...props} />
      ))}
    </section>
  ));

interface ContentHitsProps extends Omit<HitListProps, 'found'> {
  readonly content: FoundContent;
}

function ContentHits({ content, left, replacementOf, isExcluded, onLeft }: ContentHitsProps) {
  const { kind, id, name, isScheduled, hits } = content;
  const heading = (
    <h3>
      {name} <small>{kind === 'page' ? addressOfPage(id) : id}</small>
    </h3>
  );
  const list = (
    <>
      {isScheduled && <p className="hint">The version that is scheduled goes live without the replacement.</p>}
      <ul>
        {hits.map((hit) => {
          const key = keyOfHit(content, hit);
          const replacement = hit.isNumber ? '' : replacementOf(hit.match);
          const toggle = (): void => {
            const next = new Set(left);
            if (!next.delete(key)) next.add(key);
            onLeft(next);
          };
          return (
            <li key={key}>
              {hit.isNumber ? (
                <span>
                  {hit.before}
                  <strong>{hit.match}</strong>
                </span>
              ) : (
                <label className="hit">
                  <input
                    type="checkbox"
                    checked={!left.has(key) && !isExcluded(hit)}
                    disabled={isExcluded(hit)}
                    onChange={toggle}
                  />
                  <span>
                    {hit.before}
                    {replacement === '' ? <mark>{hit.match}</mark> : <del>{hit.match}</del>}
                    {replacement !== '' && <ins>{replacement}</ins>}
                    {hit.after}
                  </span>
                </label>
              )}
              <small>
                {hit.tile && `${nameOf(hit.tile)} · `}
                <Link href={routeOfField(kind, id, hit)}>{hit.field}</Link>
              </small>
              {hit.isNumber && <p className="hint">Prices and other numbers are changed in their fields.</p>}
              {isExcluded(hit) && <p className="hint">Left out: the text is required and would be empty.</p>}
              {hit.isPartlyMarked && replacement !== '' && (
                <p className="hint">
                  Part of this text is bold, italic or linked; the new text has the format of its beginning.
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
  return (
    <section className="find-group">
      {hits.length === 1 ? (
        <>
          {heading}
          {list}
        </>
      ) : (
        <details open>
          <summary>
            {heading} <small>{`${hits.length.toLocaleString('en-GB')} hits`}</small>
          </summary>
          {list}
        </details>
      )}
    </section>
  );
}
