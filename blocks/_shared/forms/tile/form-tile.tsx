/** @jsxImportSource #eager */

import type { ReactNode } from 'react';
import type { FormInTileProps } from '#blocks/_shared/block.ts';

import { innerHeadingLevel, TileHeading } from '#blocks/_shared/ui/heading/tile-heading.tsx';

import { WithPanel } from '#blocks/_shared/ui/split-layout/with-panel.tsx';
import type { Placement } from '#renderer/block.ts';
import type { Tile, TileType } from '#schemas/content/tile/tile.ts';
import styles from './form-tile.module.css';
import { showsOtherForm } from './shows-other-form.ts';
import { TileForm } from './tile-form.tsx';

interface FormTileProps extends Pick<FormInTileProps, 'name' | 'page'> {
  /** Undefined only where the form is unavailable. */
  readonly setting: FormInTileProps['setting'] | undefined;
  readonly tile: Tile<TileType> & {
    readonly heading?: string | undefined;
    readonly text?: string | undefined;
    readonly thanksText?: string | undefined;
  };
  readonly placement: Placement;
  /** Content below the text, such as the conditions of an offer. */
  readonly children?: ReactNode;
  /** The text to show instead of the form when it is unavailable. */
  readonly unavailableText?: string | undefined;
}

/**
 * A tile that is a form, with its text beside it, or above it on narrow tiles. If `formType` names another form, the
 * renderer shows that one below the text.
 */
export const FormTile = ({ name, setting, tile, placement, page, children, unavailableText }: FormTileProps) => (
  <WithPanel tile={tile} placement={placement}>
    <div className={styles.tile} data-shape={tile.layout}>
      <div className={styles.content}>
        <TileHeading tile={tile} placement={placement} />
        {tile.text && <p className={styles.text}>{tile.text}</p>}
        {children}
      </div>
      {showsOtherForm(tile, name) ? null : unavailableText || !setting ? (
        <p className={styles.unavailableText}>{unavailableText}</p>
      ) : (
        <TileForm
          name={name}
          tileKey={tile.key}
          setting={setting}
          page={page}
          headingLevel={innerHeadingLevel(tile, placement) === 3 ? 3 : 2}
          thanksText={tile.thanksText}
        />
      )}
    </div>
  </WithPanel>
);
