import type { Kysely, Transaction } from 'kysely';
import type { BookingTables } from './booking-tables.ts';
import type { FormTables } from './form-tables.ts';

/** Where a revision comes from: published by the demo data or by an editor, or kept from a draft without publishing. */
export type Origin = 'seed' | 'editor' | 'draft';

interface PageTable {
  id: string;
  title: string | null;
  /** What is being written, as JSON text; null when nothing is. */
  draft: string | null;
  draft_version: number;
  draft_saved_at: string | null;
  /** The published JSON text, byte for byte as it was saved; null when visitors do not see the page. */
  published: string | null;
  published_revision: number | null;
  published_at: string | null;
  /** What goes live at `scheduled_at`, as JSON text; the two are null or set together. */
  scheduled: string | null;
  scheduled_at: string | null;
  unpublish_at: string | null;
  /** Set while the page is deleted: what is published is then kept for restoring it, and shown to nobody. */
  deleted_at: string | null;
}

/** What was ever published, of any kind, and what was kept of drafts; `number` counts from 1 for each subject. */
interface RevisionTable {
  kind: string;
  subject: string;
  number: number;
  content: string;
  origin: Origin;
  created_at: string;
}

interface ContentTable {
  id: string;
  /** Order in lists, from 0. */
  position: number;
  /** JSON text as it was saved. */
  content: string;
}

interface RestaurantTable extends ContentTable {
  slug: string;
  city: string;
}

interface TokenTable {
  /** SHA-256 of the token, in hex; the token itself is kept nowhere. */
  hash: string;
  expires_at: string;
}

interface ChangeTable {
  sequence: number;
  kind: string;
  subject: string;
  at: string;
}

/** Times are ISO texts in UTC: they sort, and read the same from both databases. */
export interface Tables extends BookingTables, FormTables {
  pages: PageTable;
  revisions: RevisionTable;
  settings: ContentTable;
  restaurants: RestaurantTable;
  menus: ContentTable;
  offers: ContentTable;
  jobs: ContentTable;
  social_posts: ContentTable;
  booking_rules: ContentTable;
  tokens: TokenTable;
  changes: ChangeTable;
  counters: { name: string; value: number };
  facts: { name: string; value: string };
}

export type Database = Kysely<Tables>;
/** A transaction, or the database where no transaction is needed. */
export type Connection = Database | Transaction<Tables>;
