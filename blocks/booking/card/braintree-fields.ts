import { within } from '#blocks/booking/journey/questions/time-limit.ts';
import { type CardModules, type FieldStyles, type HostedFields, loadCardModules } from './card-modules.ts';
import {
  type CardError,
  type CardFieldName,
  type CardPlace,
  type CardReading,
  type CardRequest,
  type CardSource,
  cardFieldNames,
} from './card-source.ts';
import { cardWords } from './card-words.ts';
import { type BankCheck, type BankLimits, confirmCard, isOfHolder } from './confirm-card.ts';

/** Milliseconds after which the provider counts as not answering. */
export interface CardLimits extends BankLimits {
  readonly openMs: number;
  readonly readMs: number;
}

const usualLimits: CardLimits = { openMs: 20_000, readMs: 20_000, askMs: 30_000, checkMs: 600_000 };

export interface CardOpening {
  readonly token: string;
  /** Where the provider draws each of its fields. */
  readonly boxes: Readonly<Record<CardFieldName, HTMLElement>>;
  readonly fieldStyles: FieldStyles;
  /** Pixels that there are for the bank's page. */
  readonly width: () => number;
  readonly onCheck: (check: BankCheck | undefined) => void;
}

export interface CardFields extends CardSource {
  close(): void;
}

/** Opens Braintree's fields in this page. Rejects when they cannot be had in time. */
export async function openCardFields(
  opening: CardOpening,
  load: () => Promise<CardModules> = loadCardModules,
  limits: CardLimits = usualLimits,
): Promise<CardFields> {
  const coming = openAll(opening, load);
  try {
    const { hosted, bank } = await within(limits.openMs, coming);
    return {
      findErrors: () => showErrors(hosted),
      focus: (place) => void hosted.focus(fieldAt(place)),
      read: (asked) => readCard({ hosted, bank, opening, asked, limits }),
      close: () => void Promise.allSettled([hosted.teardown(), bank.teardown()]),
    };
  } catch (error) {
    coming.then(({ hosted, bank }) => Promise.allSettled([hosted.teardown(), bank.teardown()])).catch(() => undefined);
    throw error;
  }
}

type Opened = Awaited<ReturnType<typeof openAll>>;

async function openAll({ token, boxes, fieldStyles }: CardOpening, load: () => Promise<CardModules>) {
  const { client: clients, hostedFields, threeDSecure } = await load();
  const client = await clients.create({ authorization: token });
  const fieldOf = (name: CardFieldName) => {
    const { label, hint } = cardWords[name];
    return { container: boxes[name], iframeTitle: label, internalLabel: hint ? `${label}. ${hint}` : label };
  };
  const fields = {
    cardholderName: fieldOf('cardholderName'),
    number: fieldOf('number'),
    expirationDate: fieldOf('expirationDate'),
    cvv: fieldOf('cvv'),
  };
  const [hosted, bank] = await Promise.all([
    hostedFields.create({ client, styles: { input: fieldStyles }, fields }),
    // In the page, not over it: what is over a page is under its open dialog.
    threeDSecure.create({ client, version: '2-inline-iframe' }),
  ]);
  return { hosted, bank };
}

const fieldAt = (place: CardPlace): CardFieldName => (place === 'card' ? 'cardholderName' : place);

/** What the fields say of themselves; each is told as well, for those who hear it. */
function showErrors(hosted: HostedFields): readonly CardError[] {
  const { fields } = hosted.getState();
  return cardFieldNames.flatMap((field) => {
    const { isEmpty, isValid } = fields[field];
    const { missing, wrong } = cardWords[field];
    // Nobody can tell a wrong name from a right one.
    const words = isEmpty ? missing : isValid || field === 'cardholderName' ? undefined : wrong;
    hosted.setAttribute({ field, attribute: 'aria-invalid', value: words !== undefined });
    hosted.setMessage({ field, message: words ?? '' });
    return words === undefined ? [] : [{ place: field, words }];
  });
}

interface Reading extends Opened {
  readonly opening: CardOpening;
  readonly asked: CardRequest;
  readonly limits: CardLimits;
}

async function readCard({ hosted, bank, opening, asked, limits }: Reading): Promise<CardReading> {
  try {
    const { nonce, details } = await within(limits.readMs, hosted.tokenize());
    const card = { nonce, bin: details.bin };
    return await confirmCard({ bank, card, asked, width: opening.width(), onCheck: opening.onCheck, limits });
  } catch (error) {
    return { kind: isOfHolder(error) ? 'declined' : 'no-answer' };
  }
}
