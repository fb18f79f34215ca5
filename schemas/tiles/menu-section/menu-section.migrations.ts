import type { Migration, RawTile } from '#schemas/content/tile/define-tile.ts';

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';
const idsOf = ({ sectionIds }: RawTile): readonly unknown[] => (Array.isArray(sectionIds) ? sectionIds : []);

/** One section became several: `sectionId` became the list `sectionIds`. */
const multipleSections: Migration = {
  title: 'A tile can show several sections of a menu.',
  up(raw) {
    const { sectionId, ...rest } = raw;
    if (isAbsent(sectionId)) return raw;
    return idsOf(raw)[0] === sectionId ? rest : { ...rest, sectionIds: [sectionId] };
  },
  /** Of several sections the older words can name one; the list stays beside it, unread, until it is migrated again. */
  down(raw) {
    const { sectionIds: _, ...rest } = raw;
    const [sectionId, ...others] = idsOf(raw);
    if (isAbsent(sectionId)) return raw;
    return others.length > 0 ? { ...raw, sectionId } : { ...rest, sectionId };
  },
};

export const menuSectionMigrations = [multipleSections];
