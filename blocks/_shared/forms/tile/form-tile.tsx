/** @jsxImportSource #eager */
import type { ReactNode } from 'react';
import { innerHeadingLevel, TileHeading } from '#blocks/_shared/ui/heading/heading.tsx';
import { WithPanel } from '#blocks/_shared/ui/split-layout/with-panel.tsx';
import type { FormInTileProps, Placement } from '#renderer/block.ts';
import type { Tile, TileType } from '#schemas/content/tile/tile.ts';
import styles from './form-tile.module.css';
import { TileForm } from './tile-form.tsx';

interface FormTileProps extends Pick<FormInTileProps, 'name' | 'setting' | 'page'> {
  readonly tile: Tile<TileType> & { readonly heading?: string | undefined; readonly text?: string | undefined };
  readonly placement: Placement;
  /** What stands with the words, such as the conditions of an offer. */
  readonly children?: ReactNode;
  /** What stands in the form’s place where it cannot be used. */
  readonly instead?: string | undefined;
}

/** A tile that is a form: its words beside it, or above where there is little room. */
export const FormTile = ({ name, setting, tile, placement, page, children, instead }: FormTileProps) => (
  <WithPanel tile={tile} placement={placement}>
    <div className={styles.tile} data-shape={tile.layout}>
      <div className={styles.words}>
        <TileHeading tile={tile} placement={placement} />
        {tile.text && <p className={styles.text}>{tile.text}</p>}
        {children}
      </div>
      {instead ? (
        <p className={styles.instead}>{instead}</p>
      ) : (
        <TileForm
          name={name}
          setting={setting}
          page={page}
          headingLevel={innerHeadingLevel(tile, placement) === 3 ? 3 : 2}
        />
      )}
    </div>
  </WithPanel>
);
