/** @jsxImportSource #eager */
import type { CityGroup } from '#schemas/domain/restaurant/group-restaurants.ts';
import styles from './location-index.module.css';

/** Links to every city. */
export function LocationIndex({ name, groups }: { readonly name: string; readonly groups: readonly CityGroup[] }) {
  return (
    <nav aria-label="Towns and cities">
      <ul className={`plain-list ${styles.index}`}>
        {groups.map((group) => (
          <li key={group.city}>
            <a href={`#${name}-${anchorOf(group)}`}>{group.name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const anchorOf = ({ city, restaurants: [first, another] }: CityGroup): string =>
  another || !first ? `in-${city}` : first.slug;
