import type { Migration, RawTile } from '#schemas/content/tile/define-tile.ts';

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';
const idsOf = ({ sectionIds }: RawTile): readonly unknown[] => (Array.isArray(sectionIds) ? sectionIds : []);

/** Replaces `sectionId` with the list `sectionIds`. */
const multipleSections: Migration = {
  title: 'A tile can show several sections of a menu.',
  up(raw) {
    const { sectionId, ...rest } = raw;
    if (isAbsent(sectionId)) return raw;
    return idsOf(raw)[0] === sectionId ? rest : { ...rest, sectionIds: [sectionId] };
  },
  /** The older version supports one section. A list of several is kept for the next migration up. */
  down(raw) {
    const { sectionIds: _, ...rest } = raw;
    const [sectionId, ...others] = idsOf(raw);
    if (isAbsent(sectionId)) return raw;
    return others.length > 0 ? { ...raw, sectionId } : { ...rest, sectionId };
  },
};

export const menuSectionMigrations = [multipleSections];
