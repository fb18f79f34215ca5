/** Somebody on the mailing list, by one way of writing the address. */
export interface CustomerTable {
  /** The one key to the preferences: it stands in mails to the customer and nowhere else. */
  guid: string;
  email: string;
  email_key: string;
  first_name: string;
  phone: string | null;
  gender: string | null;
  favourite_restaurant: string | null;
  /** Seconds since 1970, midnight UTC; in the year 1904 where none was told. */
  birth_date: number | null;
  sms: number;
  /** JSON text: the names of what the customer likes to hear about. */
  interests: string;
  created_at: string;
  /** When the latest mail with the link was written. */
  mailed_at: string;
  /** Since when a wallet has the customer’s card; null: it has none. */
  apple_wallet_at: string | null;
  google_wallet_at: string | null;
}

/** A code for an offer, one for each address. */
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
  /** What kind of enquiry it is and what it is about, in words. */
  type_name: string | null;
  reason_name: string | null;
  sub_reason_name: string | null;
  /** The day and time wished for. */
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
  /** JSON texts, as they were sent. */
  experience: string;
  questions: string;
  created_at: string;
  delete_after: string;
}

/** A file that came with a form. It lies in the data folder of one copy of the service, under its id. */
interface StoredFileTable {
  id: string;
  /** The enquiry’s or the application’s reference. */
  owner: string;
  name: string;
  size: number;
}

/** What came by a form that has no call of its own. */
export interface SubmissionTable {
  reference: string;
  form: string;
  email: string | null;
  /** JSON text: the values by field. */
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
