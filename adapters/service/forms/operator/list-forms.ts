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

/** Schemas of columns with JSON text. */
const interests = z.array(z.string());
const { experience, answers } = operatorApplication.shape;
const { values } = operatorSubmission.shape;

type Files = OperatorEnquiry['files'];

/** Files of the enquiries or applications since a date, by reference. */
async function readFilesSince(
  connection: Connection,
  table: 'enquiries' | 'applications',
  since: string,
): Promise<(reference: string) => Files> {
  const owners = connection.selectFrom(table).select('reference').where('created_at', '>=', since);
  const rows = await connection.selectFrom('kept_files').selectAll().where('owner', 'in', owners).execute();
  const files = Map.groupBy(rows, ({ owner }) => owner);
  return (reference) => (files.get(reference) ?? []).map(({ id, name, size }) => ({ id, name, size }));
}

/** Enquiries since a date, oldest first. */
export async function listEnquiries(connection: Connection, since: string): Promise<OperatorEnquiry[]> {
  const files = await readFilesSince(connection, 'enquiries', since);
  const rows = await connection
    .selectFrom('enquiries')
    .selectAll()
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .orderBy('reference')
    .execute();
  return rows.map((row) => ({
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
}

/** Customers who joined the mailing list since a date, oldest first. */
export async function listSignUps(connection: Connection, since: string): Promise<OperatorSignUp[]> {
  const rows = await connection
    .selectFrom('customers')
    .selectAll()
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .orderBy('email')
    .execute();
  return rows.map((row) => ({
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
}

/** Applications since a date, oldest first. */
export async function listApplications(connection: Connection, since: string): Promise<OperatorApplication[]> {
  const files = await readFilesSince(connection, 'applications', since);
  const rows = await connection
    .selectFrom('applications')
    .selectAll()
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .orderBy('reference')
    .execute();
  return rows.map((row) => ({
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
}

/** Submissions of forms without their own endpoint since a date, oldest first. */
export async function listSubmissions(connection: Connection, since: string): Promise<OperatorSubmission[]> {
  const rows = await connection
    .selectFrom('submissions')
    .selectAll()
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .orderBy('reference')
    .execute();
  return rows.map(({ reference, form, email, filled_in, created_at, delete_after }) => ({
    reference,
    form,
    email,
    values: values.parse(JSON.parse(filled_in)),
    createdAt: created_at,
    deleteAfter: delete_after,
  }));
}
