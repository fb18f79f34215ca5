/** @jsxImportSource #eager */
// biome-ignore-all lint/a11y/noRedundantRoles: browsers forget that a table laid out otherwise is one, unless it is said.
import type { BlockProps } from '#renderer/block.ts';
import { categoryWords, consentCategories } from '#schemas/domain/consent/consent-category.ts';
import type { StoredItem } from '#schemas/domain/consent/stored-item.ts';
import prose from '../_shared/styles/prose.module.css';
import { innerHeadingLevel } from '../_shared/ui/heading/heading.tsx';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import styles from './cookie-list.module.css';

export function CookieList({ tile, data, placement }: BlockProps<'cookie-list'>) {
  const { stored } = data.thirdParties;
  return (
    <WithPanel tile={tile} placement={placement}>
      <div className={styles.list} data-shape={tile.layout}>
        <TileHead tile={tile} placement={placement} />
        {(['needed', ...consentCategories] as const).map((category) => (
          <Category
            key={category}
            words={categoryWords[category]}
            items={stored.filter((item) => item.category === category)}
            headingLevel={innerHeadingLevel(tile, placement)}
          />
        ))}
      </div>
    </WithPanel>
  );
}

interface CategoryProps {
  readonly words: { readonly name: string; readonly what: string };
  readonly items: readonly StoredItem[];
  readonly headingLevel: 1 | 2 | 3;
}

function Category({ words: { name, what }, items, headingLevel }: CategoryProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.category}>
      <Heading className={styles.name}>{name}</Heading>
      <p className={styles.what}>{items.length > 0 ? what : 'Nothing at the moment.'}</p>
      {items.length > 0 && <Items items={items} />}
    </section>
  );
}

const heads = ['Name', 'Kind', 'What it is for', 'How long'] as const;

/** A table that stands as cards on a phone. */
function Items({ items }: { readonly items: readonly StoredItem[] }) {
  return (
    <div className={`${prose.prose} ${styles.items}`}>
      <div className="table-box" data-stacks="">
        <table role="table">
          <thead role="rowgroup">
            <tr role="row">
              {heads.map((head) => (
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
                  <td key={heads[index + 1]} role="cell" data-head={heads[index + 1]}>
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
