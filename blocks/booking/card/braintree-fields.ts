import { withTimeout } from '#blocks/booking/journey/questions/time-limit.ts';
import { cardFieldTexts } from './card-field-texts.ts';
import { type CardModules, type FieldStyles, type HostedFields, loadCardModules } from './card-modules.ts';
import {
  type CardError,
  type CardErrorField,
  type CardFieldName,
  type CardReadResult,
  type CardRequest,
  type CardSource,
  cardFieldNames,
} from './card-source.ts';
import { type BankChallenge, type BankTimeouts, confirmCard, isCustomerError } from './confirm-card.ts';

/** Timeouts for the payment provider, in milliseconds. */
export interface CardTimeouts extends BankTimeouts {
  readonly openMs: number;
  readonly readMs: number;
}

const defaultTimeouts: CardTimeouts = { openMs: 20_000, readMs: 20_000, askMs: 30_000, challengeMs: 600_000 };

export interface CardFieldsOptions {
  readonly token: string;
  /** The containers in which the provider renders its fields. */
  readonly containers: Readonly<Record<CardFieldName, HTMLElement>>;
  readonly fieldStyles: FieldStyles;
  /** The width available for the bank's page, in pixels. */
  readonly width: () => number;
  readonly onChallenge: (challenge: BankChallenge | undefined) => void;
}

export interface CardFields extends CardSource {
  close(): void;
}

/** Opens Braintree's hosted fields in this page. Rejects if they do not load in time. */
export async function openCardFields(
  options: CardFieldsOptions,
  load: () => Promise<CardModules> = loadCardModules,
  timeouts: CardTimeouts = defaultTimeouts,
): Promise<CardFields> {
  const loading = openAll(options, load);
  try {
    const { hosted, bank } = await withTimeout(timeouts.openMs, loading);
    return {
      findErrors: () => showErrors(hosted),
      focus: (field) => void hosted.focus(hostedFieldFor(field)),
      read: (request) => readCard({ hosted, bank, options, request, timeouts }),
      close: () => void Promise.allSettled([hosted.teardown(), bank.teardown()]),
    };
  } catch (error) {
    loading.then(({ hosted, bank }) => Promise.allSettled([hosted.teardown(), bank.teardown()])).catch(() => undefined);
    throw error;
  }
}

type Opened = Awaited<ReturnType<typeof openAll>>;

async function openAll({ token, containers, fieldStyles }: CardFieldsOptions, load: () => Promise<CardModules>) {
  const { client: clients, hostedFields, threeDSecure } = await load();
  const client = await clients.create({ authorization: token });
  const fieldOf = (name: CardFieldName) => {
    const { label, hint } = cardFieldTexts[name];
    return { container: containers[name], iframeTitle: label, internalLabel: hint ? `${label}. ${hint}` : label };
  };
  const fields = {
    cardholderName: fieldOf('cardholderName'),
    number: fieldOf('number'),
    expirationDate: fieldOf('expirationDate'),
    cvv: fieldOf('cvv'),
  };
  const [hosted, bank] = await Promise.all([
    hostedFields.create({ client, styles: { input: fieldStyles }, fields }),
    // Inline, because our modal dialog would cover an overlay.
    threeDSecure.create({ client, version: '2-inline-iframe' }),
  ]);
  return { hosted, bank };
}

const hostedFieldFor = (field: CardErrorField): CardFieldName => (field === 'card' ? 'cardholderName' : field);

/** Returns the errors of the fields, and sets them on the fields for screen readers. */
function showErrors(hosted: HostedFields): readonly CardError[] {
  const { fields } = hosted.getState();
  return cardFieldNames.flatMap((field) => {
    const { isEmpty, isValid } = fields[field];
    const { missing, invalid } = cardFieldTexts[field];
    // A wrong name cannot be detected.
    const message = isEmpty ? missing : isValid || field === 'cardholderName' ? undefined : invalid;
    hosted.setAttribute({ field, attribute: 'aria-invalid', value: message !== undefined });
    hosted.setMessage({ field, message: message ?? '' });
    return message === undefined ? [] : [{ field: field, message }];
  });
}

interface ReadCardInput extends Opened {
  readonly options: CardFieldsOptions;
  readonly request: CardRequest;
  readonly timeouts: CardTimeouts;
}

async function readCard({ hosted, bank, options, request, timeouts }: ReadCardInput): Promise<CardReadResult> {
  try {
    const { nonce, details } = await withTimeout(timeouts.readMs, hosted.tokenize());
    const card = { nonce, bin: details.bin };
    return await confirmCard({
      bank,
      card,
      request,
      width: options.width(),
      onChallenge: options.onChallenge,
      timeouts,
    });
  } catch (error) {
    return { kind: isCustomerError(error) ? 'rejected' : 'no-answer' };
  }
}
