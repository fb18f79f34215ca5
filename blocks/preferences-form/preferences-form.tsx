/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { FormTile } from '../_shared/form/form-tile.tsx';

export const PreferencesForm = ({ tile, data, place, page }: BlockProps<'preferences-form'>) => (
  <FormTile name="preferences" setting={data.form} tile={tile} place={place} page={page} />
);
