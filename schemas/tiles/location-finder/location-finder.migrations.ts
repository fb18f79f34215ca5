import type { Migration, RawTile } from '#schemas/content/tile/define-tile.ts';

const rename = (raw: RawTile, from: string, to: string): RawTile => {
  const { [from]: value, ...rest } = raw;
  return value === undefined || to in rest ? raw : { ...rest, [to]: value };
};

/** `wishes` became `filters`. */
const filters: Migration = {
  title: 'The switch for what restaurants must have is called filters.',
  up: (raw) => rename(raw, 'wishes', 'filters'),
  down: (raw) => rename(raw, 'filters', 'wishes'),
};

export const locationFinderMigrations = [filters];
