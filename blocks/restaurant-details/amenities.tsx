/** @jsxImportSource #eager */
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import { isIconName } from '../_shared/ui/icon/icon-paths.ts';
import { keyed } from '../_shared/ui/keyed.ts';
import { Picture } from '../_shared/ui/picture/picture.tsx';
import styles from './amenities.module.css';
import { Part, type PartPlace } from './part.tsx';

/** What the house has. A name that the theme draws no icon for gets a tick. */
export function Amenities({ amenities, headingLevel, className }: PartPlace & Pick<Restaurant, 'amenities'>) {
  if (amenities.length === 0) return null;
  return (
    <Part title="In the house" surface="white" headingLevel={headingLevel} className={className}>
      <ul className={`plain-list ${styles.amenities}`}>
        {keyed(amenities, ({ name }) => name).map(({ key, item }) => (
          <li key={key}>
            <Icon name={isIconName(item.icon) ? item.icon : 'check'} className={styles.icon} />
            {item.name}
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function Awards({ awards }: Pick<Restaurant, 'awards'>) {
  if (awards.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.awards}`}>
      {keyed(awards, ({ name }) => name).map(({ key, item }) => (
        <li key={key} className={styles.award}>
          {item.awardMedia ? (
            <div className={styles.medal}>
              <Picture media={{ ...item.awardMedia, alt: '' }} sizes="64px" />
            </div>
          ) : (
            <Icon name="check" className={styles.icon} />
          )}
          <span>
            {item.name}
            {item.year !== undefined && <span className={styles.year}> {item.year}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
