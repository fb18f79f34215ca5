import { type ChangeKind, changeKinds } from './changes.ts';

/** Content beside the pages. */
export type ContentKind = Exclude<ChangeKind, 'page'>;

export const contentKinds = changeKinds.filter((kind) => kind !== 'page');

/** Id of the single settings record. */
export const settingsId = 'brand';
