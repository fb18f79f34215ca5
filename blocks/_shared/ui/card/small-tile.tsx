/** @jsxImportSource #eager */
import { createElement, type ReactNode } from 'react';
import type { Link } from '#schemas/content/link/link.ts';
import type { Media } from '#schemas/content/media/media.ts';
import type { ColourToken } from '#schemas/content/tile/colour.ts';
import { TileLink } from '../link/tile-link.tsx';
import { TileMedia } from '../media/tile-media.tsx';
import styles from './small-tile.module.css';

interface SmallTileProps {
  /** Unique among its neighbours; also chooses the motif where there is no picture. */
  readonly name: string;
  readonly title: string;
  readonly headingLevel: 1 | 2 | 3;
  readonly surface: ColourToken;
  readonly image?: Media | undefined;
  readonly link?: Link | undefined;
  readonly sizes: string;
  /** What stands between title and link. */
  readonly children?: ReactNode;
  /** `ticket` has a perforated seam between picture and words. */
  readonly form?: 'square' | 'ticket' | undefined;
}

/** A tile among tiles: a picture and a few words on one colour. Its link answers wherever it is pressed. */
export function SmallTile({
  name,
  title,
  headingLevel,
  surface,
  image,
  link,
  sizes,
  children,
  form = 'square',
}: SmallTileProps) {
  return (
    <article className={styles.tile} data-surface={surface} data-form={form}>
      <TileMedia tile={{ key: name }} image={image} sizes={sizes} className={styles.media} />
      <div className={styles.words}>
        {createElement(`h${headingLevel}`, { className: styles.title }, title)}
        {children}
        {link && <TileLink link={link} className={styles.link} />}
      </div>
    </article>
  );
}
