/** @jsxImportSource #eager */
import { createElement, type ReactNode } from 'react';
import type { Link } from '#schemas/content/link/link.ts';
import type { Media } from '#schemas/content/media/media.ts';
import type { ColourToken } from '#schemas/content/tile/colour.ts';
import { TileLink } from '../link/tile-link.tsx';
import { TileMedia } from '../media/tile-media.tsx';
import styles from './card.module.css';

interface CardProps {
  /** Unique among its neighbours. It also selects the motif if there is no image. */
  readonly name: string;
  readonly title: string;
  readonly headingLevel: 1 | 2 | 3;
  readonly surface: ColourToken;
  readonly image?: Media | undefined;
  readonly link?: Link | undefined;
  readonly sizes: string;
  /** Content between title and link. */
  readonly children?: ReactNode;
  /** `ticket` has a perforated seam between image and text. */
  readonly variant?: 'square' | 'ticket' | undefined;
}

/** A card: an image and some text on one colour. The whole card is clickable if it has a link. */
export function Card({
  name,
  title,
  headingLevel,
  surface,
  image,
  link,
  sizes,
  children,
  variant = 'square',
}: CardProps) {
  return (
    <article className={styles.tile} data-surface={surface} data-variant={variant}>
      <TileMedia tile={{ key: name }} image={image} sizes={sizes} className={styles.media} />
      <div className={styles.content}>
        {createElement(`h${headingLevel}`, { className: styles.title }, title)}
        {children}
        {link && <TileLink link={link} className={styles.link} />}
      </div>
    </article>
  );
}
