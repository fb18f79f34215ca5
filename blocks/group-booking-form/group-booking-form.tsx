/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { FormTile } from '../_shared/forms/tile/form-tile.tsx';

export const GroupBookingForm = ({ tile, data, placement, page }: BlockProps<'group-booking-form'>) => (
  <FormTile name="group-booking" setting={data.form} tile={tile} placement={placement} page={page} />
);
