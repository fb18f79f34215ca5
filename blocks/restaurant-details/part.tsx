/** @jsxImportSource #eager */
import { createElement, Fragment, type ReactNode } from 'react';
import type { ColourToken } from '#schemas/content/tile/colour.ts';
import styles from './part.module.css';

export interface PartOptions {
  readonly headingLevel: number;
  readonly className: string | undefined;
}

interface PartProps extends PartOptions {
  readonly title: string;
  /** Default: the surface of the tile. */
  readonly surface?: ColourToken | undefined;
  readonly children: ReactNode | readonly ReactNode[];
}

/** A tile within the tile: a heading and its content. */
export function Part({ title, headingLevel, surface, className, children }: PartProps) {
  const under = Array.isArray(children) ? children : [children];
  return (
    <div className={`${styles.part} ${className ?? ''}`} data-surface={surface}>
      {createElement(`h${headingLevel}`, { className: styles.title }, title)}
      {createElement(Fragment, null, ...under)}
    </div>
  );
}
