import type { Migration } from 'kysely/migration';

/** The kinds of uploaded files have the names that the media library shows. */
export const mediaKindsMigration: Migration = {
  async up(database) {
    for (const [before, kind] of [
      ['picture', 'image'],
      ['film', 'video'],
    ] as const)
      await database.updateTable('media_files').set({ kind }).where('kind', '=', before).execute();
  },
};
