import type { Client } from 'braintree-web/client';
import type { CardFieldName } from './card-source.ts';

/** What of Braintree’s package for the browser is used here, and no more. */
export interface CardModules {
  readonly client: { create(options: { authorization: string }): Promise<Client> };
  readonly hostedFields: { create(options: HostedFieldsOptions): Promise<HostedFields> };
  readonly threeDSecure: {
    create(options: { client: Client; version: '2-inline-iframe' }): Promise<ThreeDSecure>;
  };
}

/** Names of CSS properties and their values, as the provider lets them through to its fields. */
export type FieldStyles = Record<string, string>;

export interface HostedFieldsOptions {
  client: Client;
  styles: { input: FieldStyles };
  fields: Record<CardFieldName, { container: HTMLElement; iframeTitle: string; internalLabel: string }>;
}

interface FieldState {
  readonly isEmpty: boolean;
  readonly isValid: boolean;
}

/** Fields that the provider draws in frames of its own; this page sees whether they are filled in, never with what. */
export interface HostedFields {
  getState(): { readonly fields: Readonly<Record<CardFieldName, FieldState>> };
  focus(field: CardFieldName): unknown;
  setAttribute(options: { field: CardFieldName; attribute: 'aria-invalid'; value: boolean }): unknown;
  /** Words for those who hear the field. */
  setMessage(options: { field: CardFieldName; message: string }): unknown;
  tokenize(): Promise<{ readonly nonce: string; readonly details: { readonly bin: string } }>;
  teardown(): Promise<void>;
}

/** Asks the holder's bank (3-D Secure 2). */
export interface ThreeDSecure {
  on(event: 'authentication-iframe-available', handler: OnCheck): void;
  off(event: 'authentication-iframe-available', handler: OnCheck): void;
  verifyCard(options: VerifyCardOptions): Promise<{ readonly nonce: string; readonly liabilityShifted: boolean }>;
  cancelVerifyCard(): Promise<unknown>;
  teardown(): Promise<void>;
}

/** `next` tells the provider that its element stands in the page. */
type OnCheck = (check: { readonly element: HTMLElement }, next?: () => void) => void;

export interface VerifyCardOptions {
  nonce: string;
  bin: string;
  /** Pounds, like `12.50`. */
  amount: string;
  challengeRequested: true;
  cardAddChallengeRequested: true;
  collectDeviceData: true;
  email: string;
  mobilePhoneNumber?: string;
  billingAddress: { givenName: string | undefined; surname: string | undefined };
  additionalInformation: { acsWindowSize: string; productCode: 'RES' };
  onLookupComplete: (data: unknown, next: () => void) => void;
}

/** Fetches the package, which only a page that takes a card needs. Rejects when it does not come. */
export async function loadCardModules(): Promise<CardModules> {
  const [client, hostedFields, threeDSecure] = await Promise.all([
    import('braintree-web/client'),
    import('braintree-web/hosted-fields'),
    import('braintree-web/three-d-secure'),
  ]);
  return { client, hostedFields, threeDSecure };
}
