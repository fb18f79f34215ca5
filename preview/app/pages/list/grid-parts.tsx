import type { ComponentProps } from 'react';

/** Roles of WAI-ARIA’s grid. They are not those of a table element, because its rows are laid out as cards too. */
type Part = ComponentProps<'div'> & { readonly [data: `data-${string}`]: string | number | undefined };

const part = (role: string) => (props: Part) => <div role={role} {...props} />;

export const Grid = part('grid');
export const RowGroup = part('rowgroup');
export const Row = part('row');
export const Cell = part('gridcell');
export const ColumnHeader = part('columnheader');
