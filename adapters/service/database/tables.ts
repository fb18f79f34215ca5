import type { Kysely, Transaction } from 'kysely';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import type { BookingTables } from './booking-rows.ts';
import type { FormTables } from './form-tables.ts';

/** Origin of a revision: published by the demo data or an editor, or saved from a draft. */
export type Origin = 'seed' | 'editor' | 'draft';

interface PageTable {
  id: string;
  title: string | null;
  /** Unpublished changes as JSON text, or null. */
  draft: string | null;
  draft_version: number;
  draft_saved_at: string | null;
  /** The published JSON text, byte for byte as it was saved; null if the page is not published. */
  published: string | null;
  published_revision: number | null;
  published_at: string | null;
  /** JSON text that will be published at `scheduled_at`; both are set or both are null. */
  scheduled: string | null;
  scheduled_at: string | null;
  unpublish_at: string | null;
  /** The schedule that was cancelled when it was unpublished, as JSON; null if there was none. */
  unpublished_schedule: string | null;
  /** Set while the page is deleted. Its published content is then hidden, but can be restored. */
  deleted_at: string | null;
}

/** Every published version of any kind of content, and saved drafts; `number` counts from 1 per subject. */
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

/** Drafts, schedules and deletions of all content but pages. What is live is in the tables of the kinds. */
export interface ContentDraftTable {
  kind: ContentKind;
  id: string;
  /** Unpublished changes as JSON text, or null. */
  draft: string | null;
  version: number;
  saved_at: string | null;
  /** JSON text that will be published at `scheduled_at`; both are set or both are null. */
  scheduled: string | null;
  scheduled_at: string | null;
  /** Why the scheduled version was not published when it was due. */
  schedule_error: string | null;
  unpublish_at: string | null;
  /** Why the item was not unpublished when it was due. */
  unpublish_error: string | null;
  /** Its position before it was unpublished; null if it is live or never was. */
  unpublished_position: number | null;
  /** The schedule that was cancelled when it was unpublished, as JSON; null if there was none. */
  unpublished_schedule: string | null;
  /** Set while the item is deleted, with its published JSON text and its position if it was live. */
  deleted_at: string | null;
  deleted: string | null;
  deleted_position: number | null;
}

interface TokenTable {
  /** SHA-256 of the token, in hex. The token itself is not stored. */
  hash: string;
  expires_at: string;
}

interface ChangeTable {
  sequence: number;
  kind: string;
  subject: string;
  at: string;
}

/** An uploaded image or video. Sizes are in pixels. */
export interface MediaFileTable {
  url: string;
  /** SHA-256 of the upload, and of the part of it, in hex. */
  hash: string;
  /** The name of the uploaded file. */
  name: string;
  kind: 'image' | 'video';
  width: number;
  height: number;
  bytes: number;
  /** URL of the image of which parts can be cut; empty if there is none. */
  source: string;
  /** URL of the image that is shown until a video plays; empty if there is none. */
  poster: string;
  /** JSON text. */
  variants: string;
  uploaded_at: string;
  /** Set when the file was deleted. Its files are removed 30 days later, until when pages can be restored. */
  deleted_at: string | null;
}

/** What editors say about a file, uploaded or not. */
interface MediaDescriptionTable {
  url: string;
  alt: string;
  /** JSON text or null. */
  focus: string | null;
}

/** Times are ISO strings in UTC: they sort correctly and are the same on both databases. */
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
  content_drafts: ContentDraftTable;
  media_files: MediaFileTable;
  media_descriptions: MediaDescriptionTable;
  tokens: TokenTable;
  changes: ChangeTable;
  counters: { name: string; value: number };
  facts: { name: string; value: string };
}

export type Database = Kysely<Tables>;
/** A transaction, or the database itself. */
export type Connection = Database | Transaction<Tables>;
