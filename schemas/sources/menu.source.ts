import type { Menu } from '#schemas/domain/menu/menu.ts';
import { defineSource } from './define-source.ts';
import { mainMenu } from './examples/menus.ts';

export const menuSource = defineSource<'menu', { readonly id: string }, Menu>({
  name: 'menu',
  example: mainMenu,
  load: ({ id }, { source }) => source.menu(id),
});
