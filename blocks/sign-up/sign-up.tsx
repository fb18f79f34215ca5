/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { FormTile } from '../_shared/forms/tile/form-tile.tsx';

export const SignUp = ({ tile, data, placement, page }: BlockProps<'sign-up'>) => (
  <FormTile name="sign-up" setting={data.form} tile={tile} placement={placement} page={page} />
);
