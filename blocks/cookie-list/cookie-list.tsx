/** @jsxImportSource #eager */
// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the table semantics of a table with another layout unless the roles are explicit.

import { categoryTexts, consentCategories } from '#schemas/domain/consent/consent-category.ts';
import type { StoredItem } from '#schemas/domain/consent/stored-item.ts';
import type { BlockProps } from '../_shared/block.ts';
import { SavedProfile } from '../_shared/menu-filter/saved-profile.tsx';
import prose from '../_shared/styles/prose.module.css';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { innerHeadingLevel } from '../_shared/ui/heading/tile-heading.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import styles from './cookie-list.module.css';

export function CookieList({ tile, data, placement }: BlockProps<'cookie-list'>) {
  const { stored } = data.thirdParties;
  return (
    <WithPanel tile={tile} placement={placement}>
      <div className={styles.list} data-shape={tile.layout}>
        <TileHead tile={tile} placement={placement} />
        <SavedProfile />
        {(['needed', ...consentCategories] as const).map((category) => (
          <Category
            key={category}
            text={categoryTexts[category]}
            items={stored.filter((item) => item.category === category)}
            headingLevel={innerHeadingLevel(tile, placement)}
          />
        ))}
      </div>
    </WithPanel>
  );
}

interface CategoryProps {
  readonly text: { readonly name: string; readonly what: string };
  readonly items: readonly StoredItem[];
  readonly headingLevel: 1 | 2 | 3;
}

function Category({ text: { name, what }, items, headingLevel }: CategoryProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.category}>
      <Heading className={styles.name}>{name}</Heading>
      <p className={styles.description}>{items.length > 0 ? what : 'Nothing at the moment.'}</p>
      {items.length > 0 && <Items items={items} />}
    </section>
  );
}

const columns = ['Name', 'Kind', 'What it is for', 'How long'] as const;

/** A table that is displayed as cards on a phone. */
function Items({ items }: { readonly items: readonly StoredItem[] }) {
  return (
    <div className={`${prose.prose} ${styles.items}`}>
      <div className="table-box" data-stacks="">
        <table role="table">
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((head) => (
                <th key={head} role="columnheader" scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {items.map(({ name, kind, by, purpose, life }) => (
              <tr key={`${kind} ${name}`} role="row">
                <th role="rowheader" scope="row">
                  <code>{name}</code>
                </th>
                {[by ? `${kind} of ${by}` : kind, purpose, life].map((text, index) => (
                  <td key={columns[index + 1]} role="cell" data-head={columns[index + 1]}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
