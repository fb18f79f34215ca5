import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import type { Placement } from '#renderer/block.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { AnyTile } from '#schemas/content/tile/define-tile.ts';

/** A version of each rendered tile, by its key. A tile with the same version has the same markup. */
export type TileVersions = Readonly<Record<string, string>>;

/** What a tile’s block is given. */
export interface RenderedTile {
  readonly tile: AnyTile;
  readonly placement: Placement;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface TileVersioning {
  /** Whether the preview app has the markup of a tile already. */
  readonly isKnown: (rendered: RenderedTile) => boolean;
  /** A script element with the versions of all tiles, for the preview app. */
  readonly markup: () => string;
}

interface VersioningInput {
  /** The versions that the preview app has. */
  readonly known: TileVersions;
  /** Identifies the source code that renders. */
  readonly build: string;
  readonly page: PageContext;
}

const minuteMs = 60_000;

/**
 * Versions the tiles of a draft by everything that their markup is made from, so that at a keystroke only the changed
 * ones are rendered and sent. What a tile shows of the time may be a minute old.
 */
export function createTileVersioning({ known, build, page }: VersioningInput): TileVersioning {
  const versions = new Map<string, string>();
  const { now, ...context } = page;
  const pageHash = hash([build, Math.floor(now.getTime() / minuteMs), context]);
  /** Tiles share data, such as all restaurants. */
  const hashes = new Map<unknown, string>();
  const hashOf = (value: unknown): string => {
    const found = hashes.get(value) ?? hash(value);
    hashes.set(value, found);
    return found;
  };
  return {
    isKnown({ tile, placement, data }) {
      const dataHashes = Object.entries(data).map(([name, value]) => [name, hashOf(value)]);
      const version = hash([pageHash, tile, placement, dataHashes]);
      versions.set(tile.key, version);
      return Object.hasOwn(known, tile.key) && known[tile.key] === version;
    },
    markup() {
      const json = JSON.stringify(Object.fromEntries(versions)).replaceAll('<', '\\u003c');
      return `<script type="application/json" id="tile-versions">${json}</script>`;
    },
  };
}

/** Unlike JSON, this format tells maps and dates apart. */
const hash = (value: unknown): string => createHash('sha256').update(serialize(value)).digest('base64url').slice(0, 16);
