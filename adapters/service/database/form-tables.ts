/** A customer of the mailing list, one per normalized address. */
export interface CustomerTable {
  /** Secret key of the customer's preferences. Sent only in mails to the customer. */
  guid: string;
  email: string;
  email_key: string;
  first_name: string;
  phone: string | null;
  gender: string | null;
  favourite_restaurant: string | null;
  /** Seconds since 1970, midnight UTC. The year is 1904 if the customer did not give one. */
  birth_date: number | null;
  sms: number;
  /** JSON text: names of the customer's interests. */
  interests: string;
  created_at: string;
  /** When the latest mail with the link was written. */
  mailed_at: string;
  /** When the customer's card was added to a wallet; null if it was not. */
  apple_wallet_at: string | null;
  google_wallet_at: string | null;
}

/** A voucher code for an offer, one per address. */
interface VoucherTable {
  code: string;
  offer_id: string;
  email: string;
  email_key: string;
  created_at: string;
  mailed_at: string;
}

export interface EnquiryTable {
  reference: string;
  kind: 'contact' | 'group';
  store_id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  message: string | null;
  guests: number | null;
  /** Names of the enquiry's type and reason. */
  type_name: string | null;
  reason_name: string | null;
  sub_reason_name: string | null;
  /** Requested date and time. */
  wished_date: string | null;
  wished_time: string | null;
  created_at: string;
  delete_after: string;
}

export interface ApplicationTable {
  reference: string;
  job_id: string;
  job_name: string;
  first_name: string;
  second_name: string;
  email: string;
  email_key: string;
  telephone: string;
  /** JSON texts as submitted. */
  experience: string;
  questions: string;
  created_at: string;
  delete_after: string;
}

/** An uploaded file. Stored under its id in the data folder of the service copy that received it. */
interface StoredFileTable {
  id: string;
  /** Reference of the enquiry or application. */
  owner: string;
  name: string;
  size: number;
}

/** A submission of a form without its own endpoint. */
export interface SubmissionTable {
  reference: string;
  form: string;
  email: string | null;
  /** JSON text: values by field name. */
  filled_in: string;
  created_at: string;
  delete_after: string;
}

export interface FormTables {
  submissions: SubmissionTable;
  customers: CustomerTable;
  vouchers: VoucherTable;
  enquiries: EnquiryTable;
  applications: ApplicationTable;
  kept_files: StoredFileTable;
}
