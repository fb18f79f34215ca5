import type { Client } from 'braintree-web/client';
import type { CardFieldName } from './card-source.ts';

/** The part of Braintree's browser package that is used here. */
export interface CardModules {
  readonly client: { create(options: { authorization: string }): Promise<Client> };
  readonly hostedFields: { create(options: HostedFieldsOptions): Promise<HostedFields> };
  readonly threeDSecure: {
    create(options: { client: Client; version: '2-inline-iframe' }): Promise<ThreeDSecure>;
  };
}

/** CSS properties and values that the provider allows for its fields. */
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

/**
 * Fields that the provider renders in iframes. This page learns whether they are filled in and valid, never their
 * values.
 */
export interface HostedFields {
  getState(): { readonly fields: Readonly<Record<CardFieldName, FieldState>> };
  focus(field: CardFieldName): unknown;
  setAttribute(options: { field: CardFieldName; attribute: 'aria-invalid'; value: boolean }): unknown;
  /** A message for screen readers. */
  setMessage(options: { field: CardFieldName; message: string }): unknown;
  tokenize(): Promise<{ readonly nonce: string; readonly details: { readonly bin: string } }>;
  teardown(): Promise<void>;
}

/** 3-D Secure 2: verification by the cardholder's bank. */
export interface ThreeDSecure {
  on(event: 'authentication-iframe-available', handler: OnChallenge): void;
  off(event: 'authentication-iframe-available', handler: OnChallenge): void;
  verifyCard(options: VerifyCardOptions): Promise<{ readonly nonce: string; readonly liabilityShifted: boolean }>;
  cancelVerifyCard(): Promise<unknown>;
  teardown(): Promise<void>;
}

/** `next` tells the provider that its element is in the page. */
type OnChallenge = (challenge: { readonly element: HTMLElement }, next?: () => void) => void;

export interface VerifyCardOptions {
  nonce: string;
  bin: string;
  /** Pounds, such as `12.50`. */
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

/** Loads the package, which only a page with a card form needs. Rejects if it cannot be loaded. */
export async function loadCardModules(): Promise<CardModules> {
  const [client, hostedFields, threeDSecure] = await Promise.all([
    import('braintree-web/client'),
    import('braintree-web/hosted-fields'),
    import('braintree-web/three-d-secure'),
  ]);
  return { client, hostedFields, threeDSecure };
}
