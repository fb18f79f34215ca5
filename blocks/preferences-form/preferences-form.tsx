/** @jsxImportSource #eager */
import type { BlockProps } from '../_shared/block.ts';
import { FormTile } from '../_shared/forms/tile/form-tile.tsx';

/** Renders nothing without a customer, so that an invalid secret address does not differ from an unknown one. */
export const PreferencesForm = ({ tile, data, placement, page }: BlockProps<'preferences-form'>) =>
  data.form ? <FormTile name="preferences" setting={data.form} tile={tile} placement={placement} page={page} /> : null;
