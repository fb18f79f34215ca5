import type { ReactNode } from 'react';
import type { AnyBlockProps, FormInTileProps as AnyFormInTileProps } from '#renderer/block.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { Tile, TileData, TileType } from '#schemas/content/tile/tile.ts';
import type { FormLink, FormName, FormSetting } from '#schemas/forms/_shared/form-state.ts';

/** Props of the block of one tile type. */
export type BlockProps<Type extends TileType = TileType> = AnyBlockProps<PageContext, Tile<Type>, TileData<Type>>;

/** Renders one tile type. See `AnyBlock` in `renderer/block.ts`. */
export type Block<Type extends TileType = TileType> = (props: BlockProps<Type>) => ReactNode;

/** One block for each registered tile type. A missing one is a compile error. */
export type Blocks = { readonly [Type in TileType]: Block<Type> };

export type TileFallbackProps = Pick<BlockProps, 'tile' | 'placement' | 'page'>;

export interface FormInTileProps extends AnyFormInTileProps<PageContext, FormSetting> {
  readonly name: FormName;
  /** What follows after the form was accepted. Default: the form's own text. */
  readonly thanksText?: string | undefined;
  /** Where to go after the form was accepted. */
  readonly thanksLinks?: readonly FormLink[] | undefined;
}
