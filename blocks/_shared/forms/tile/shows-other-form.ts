import type { Tile } from '#schemas/content/tile/tile.ts';
import type { FormName } from '#schemas/forms/_shared/form-state.ts';

/** Whether a tile that is a form names another one, which the renderer shows in its place. */
export const showsOtherForm = ({ formType }: Pick<Tile, 'formType'>, ...own: readonly FormName[]): boolean =>
  formType !== undefined && !own.includes(formType);
