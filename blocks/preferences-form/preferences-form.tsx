/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { FormTile } from '../_shared/forms/tile/form-tile.tsx';

/** Nothing at all without a customer: an address that is nobody’s looks like one that names nobody. */
export const PreferencesForm = ({ tile, data, placement, page }: BlockProps<'preferences-form'>) =>
  data.form ? <FormTile name="preferences" setting={data.form} tile={tile} placement={placement} page={page} /> : null;
