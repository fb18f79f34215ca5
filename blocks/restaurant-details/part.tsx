/** @jsxImportSource #eager */
import { createElement, Fragment, type ReactNode } from 'react';
import type { ColourToken } from '#schemas/content/tile/colour.ts';
import styles from './part.module.css';

export interface PartPlace {
  readonly headingLevel: number;
  readonly className: string | undefined;
}

interface PartProps extends PartPlace {
  readonly title: string;
  readonly surface: ColourToken;
  readonly children: ReactNode | readonly ReactNode[];
}

/** One tile of the table: a heading and what belongs under it. */
export function Part({ title, headingLevel, surface, className, children }: PartProps) {
  const under = Array.isArray(children) ? children : [children];
  return (
    <div className={`${styles.part} ${className ?? ''}`} data-surface={surface}>
      {createElement(`h${headingLevel}`, { className: styles.title }, title)}
      {createElement(Fragment, null, ...under)}
    </div>
  );
}
