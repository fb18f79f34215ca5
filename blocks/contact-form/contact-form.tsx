/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { FormTile } from '../_shared/forms/tile/form-tile.tsx';

export const ContactForm = ({ tile, data, placement, page }: BlockProps<'contact-form'>) => (
  <FormTile name="contact" setting={data.form} tile={tile} placement={placement} page={page} />
);
