import { z } from 'zod';
import type { Connection } from '#adapters/service/database/tables.ts';
import {
  type OperatorApplication,
  type OperatorEnquiry,
  type OperatorSignUp,
  type OperatorSubmission,
  operatorApplication,
  operatorSubmission,
} from '#schemas/api/operator/operator-forms.ts';
import { findPage, type ListRange } from './list-page.ts';

/** Schemas of columns with JSON text. */
const interests = z.array(z.string());
const { experience, answers } = operatorApplication.shape;
const { values } = operatorSubmission.shape;

type Files = OperatorEnquiry['files'];

/** Files of these enquiries or applications, by reference. */
async function readFiles(connection: Connection, references: readonly string[]): Promise<(reference: string) => Files> {
  const rows =
    references.length === 0
      ? []
      : await connection.selectFrom('kept_files').selectAll().where('owner', 'in', references).execute();
  const files = Map.groupBy(rows, ({ owner }) => owner);
  return (reference) => (files.get(reference) ?? []).map(({ id, name, size }) => ({ id, name, size }));
}

/** A page of a list, and where the next one begins; absent after the last. */
export interface Listed<Entry> {
  readonly entries: readonly Entry[];
  readonly next?: string | undefined;
}

/** A page of the enquiries, oldest first. */
export async function listEnquiries(connection: Connection, range: ListRange): Promise<Listed<OperatorEnquiry>> {
  const { lower, from, until, next } = await findPage(connection, 'enquiries', range);
  const rows = await connection
    .selectFrom('enquiries')
    .selectAll()
    .where('created_at', lower, from)
    .where('created_at', '<=', until)
    .orderBy('created_at')
    .orderBy('reference')
    .execute();
  const files = await readFiles(
    connection,
    rows.map(({ reference }) => reference),
  );
  const entries = rows.map((row) => ({
    reference: row.reference,
    kind: row.kind,
    storeId: row.store_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    guests: row.guests,
    type: row.type_name,
    reason: row.reason_name,
    subReason: row.sub_reason_name,
    date: row.wished_date,
    time: row.wished_time,
    files: files(row.reference),
    createdAt: row.created_at,
    deleteAfter: row.delete_after,
  }));
  return { entries, next };
}

/** A page of the customers who joined the mailing list, oldest first. */
export async function listSignUps(connection: Connection, range: ListRange): Promise<Listed<OperatorSignUp>> {
  const { lower, from, until, next } = await findPage(connection, 'customers', range);
  const rows = await connection
    .selectFrom('customers')
    .selectAll()
    .where('created_at', lower, from)
    .where('created_at', '<=', until)
    .orderBy('created_at')
    .orderBy('email')
    .execute();
  const entries = rows.map((row) => ({
    email: row.email,
    firstName: row.first_name,
    phone: row.phone,
    gender: row.gender,
    favouriteRestaurant: row.favourite_restaurant,
    birthday: row.birth_date === null ? null : new Date(row.birth_date * 1000).toISOString().slice(0, 10),
    sms: row.sms === 1,
    interests: interests.parse(JSON.parse(row.interests)),
    appleWalletSince: row.apple_wallet_at,
    googleWalletSince: row.google_wallet_at,
    createdAt: row.created_at,
  }));
  return { entries, next };
}

/** A page of the applications, oldest first. */
export async function listApplications(connection: Connection, range: ListRange): Promise<Listed<OperatorApplication>> {
  const { lower, from, until, next } = await findPage(connection, 'applications', range);
  const rows = await connection
    .selectFrom('applications')
    .selectAll()
    .where('created_at', lower, from)
    .where('created_at', '<=', until)
    .orderBy('created_at')
    .orderBy('reference')
    .execute();
  const files = await readFiles(
    connection,
    rows.map(({ reference }) => reference),
  );
  const entries = rows.map((row) => ({
    reference: row.reference,
    jobId: row.job_id,
    job: row.job_name,
    firstName: row.first_name,
    secondName: row.second_name,
    email: row.email,
    telephone: row.telephone,
    experience: experience.parse(JSON.parse(row.experience)),
    answers: answers.parse(JSON.parse(row.questions)),
    files: files(row.reference),
    createdAt: row.created_at,
    deleteAfter: row.delete_after,
  }));
  return { entries, next };
}

/** A page of the submissions of forms without their own endpoint, oldest first. */
export async function listSubmissions(connection: Connection, range: ListRange): Promise<Listed<OperatorSubmission>> {
  const { lower, from, until, next } = await findPage(connection, 'submissions', range);
  const rows = await connection
    .selectFrom('submissions')
    .selectAll()
    .where('created_at', lower, from)
    .where('created_at', '<=', until)
    .orderBy('created_at')
    .orderBy('reference')
    .execute();
  const entries = rows.map(({ reference, form, email, filled_in, created_at, delete_after }) => ({
    reference,
    form,
    email,
    values: values.parse(JSON.parse(filled_in)),
    createdAt: created_at,
    deleteAfter: delete_after,
  }));
  return { entries, next };
}
