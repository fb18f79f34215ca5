/** `menu-section` as `menuSection`. */
export const toCamelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `menu-section` as `MenuSection`. */
export const toPascalCase = (name: string): string => toCamelCase(name).replace(/^./, (letter) => letter.toUpperCase());

/** `menu-section` as “Menu section”. */
export const toSentence = (name: string): string =>
  name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
