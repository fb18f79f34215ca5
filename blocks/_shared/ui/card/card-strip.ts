import styles from './card-strip.module.css';

/**
 * The class and the attribute of a list of cards: on narrow screens it is a strip that scrolls sideways, where the tile
 * asks for it and there is more than one card.
 */
export const cardStrip = (className: string | undefined, narrow: 'stack' | 'strip', cards: number) =>
  narrow === 'strip' && cards > 1
    ? { className: `plain-list ${className} ${styles.strip}`, 'data-narrow': narrow }
    : { className: `plain-list ${className}` };
