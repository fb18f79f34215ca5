// Made by `npm run gen` from the folders. Do not edit.
export const islands = {

} as const;
