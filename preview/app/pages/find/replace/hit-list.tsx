import { Link } from 'wouter';
import type { PageHits } from '#schemas/api/content/find-text.ts';
import { nameOf } from '../../../document/page-content.ts';
import { addressOfPage } from '../../page-status.ts';
import { routeOfField } from '../route-of-field.ts';
import { keyOfHit } from './use-replace.ts';

interface HitListProps {
  readonly pages: readonly PageHits[];
  /** The keys of the hits that are not replaced. */
  readonly left: ReadonlySet<string>;
  readonly replacement: string;
  readonly onLeft: (left: ReadonlySet<string>) => void;
}

/** The hits with their context, page by page. Each can be left out. */
export const HitList = ({ pages, left, replacement, onLeft }: HitListProps) =>
  pages.map(({ id, title = id, isScheduled, hits }) => (
    <section key={id} className="find-group">
      <h2>
        {title} <small>{addressOfPage(id)}</small>
      </h2>
      {isScheduled && <p className="hint">The version that is scheduled goes live without the replacement.</p>}
      <ul>
        {hits.map((hit) => {
          const key = keyOfHit(id, hit);
          const toggle = (): void => {
            const next = new Set(left);
            if (!next.delete(key)) next.add(key);
            onLeft(next);
          };
          return (
            <li key={key}>
              <label className="hit">
                <input type="checkbox" checked={!left.has(key)} onChange={toggle} />
                <span>
                  {hit.before}
                  <del>{hit.match}</del>
                  {replacement !== '' && <ins>{replacement}</ins>}
                  {hit.after}
                </span>
              </label>
              <small>
                {hit.tile && `${nameOf(hit.tile)} · `}
                <Link href={routeOfField('page', id, hit)}>{hit.field}</Link>
              </small>
              {hit.isPartlyMarked && replacement !== '' && (
                <p className="hint">
                  Part of this text is bold, italic or linked; the new text has the format of its beginning.
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  ));
