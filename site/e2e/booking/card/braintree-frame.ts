import Framebus from 'framebus';

/**
 * A fake of the frames in which Braintree renders the fields of a card; their content is not in its package. It uses
 * the message protocol of the package's outer half (`hosted-fields/shared/constants.js`). One frame answers for all.
 */
const at = (name: string): string => `hosted-fields:${name}`;
const validPatterns: ReadonlyMap<string, RegExp> = new Map([
  ['cardholderName', /\S/],
  ['number', /^\d{16}$/],
  ['expirationDate', /^\d\d\/\d\d$/],
  ['cvv', /^\d{3,4}$/],
]);
const api = 'https://api.sandbox.braintreegateway.com/merchants/stand-in/client_api/v1/payment_methods/credit_cards';

const own = window.name.replace('braintree-hosted-field-', '');
const bus = new Framebus({ channel: location.hash.slice(1) });
const input = document.createElement('input');
document.body.append(input);

/**
 * The inputs of all fields. Frames of the same origin can access each other, but the page around them cannot access
 * any.
 */
function inputs(): ReadonlyMap<string, HTMLInputElement> {
  const found = new Map<string, HTMLInputElement>();
  for (let index = 0; index < parent.length; index += 1) {
    const frame = parent[index];
    try {
      const field = frame?.document.querySelector('input');
      if (frame && field) found.set(frame.name.replace('braintree-hosted-field-', ''), field);
    } catch {
      // A frame of another origin.
    }
  }
  return found;
}

const readDigits = (name: string): string => inputs().get(name)?.value.replaceAll(' ', '') ?? '';

const stateOf = (name: string) => {
  const isValid = validPatterns.get(name)?.test(readDigits(name)) ?? false;
  return { isEmpty: readDigits(name) === '', isValid, isPotentiallyValid: true, isFocused: name === own && focused };
};

let focused = false;
function emitInputEvent(type: string): void {
  const fields = Object.fromEntries([...validPatterns.keys()].map((name) => [name, stateOf(name)]));
  bus.emit(at('INPUT_EVENT'), { type, merchantPayload: { emittedBy: own, cards: [], fields } });
}
input.addEventListener('input', () => emitInputEvent('validityChange'));
for (const type of ['focus', 'blur'])
  input.addEventListener(type, () => {
    focused = type === 'focus';
    emitInputEvent(type);
  });

const isOwn = (target: unknown): boolean => Reflect.get(Object(target), 'field') === own;

bus.on(at('TRIGGER_INPUT_FOCUS'), (target: unknown) => isOwn(target) && input.focus());
bus.on(at('SET_ATTRIBUTE'), (target: unknown) => {
  const { attribute, value } = Object(target);
  if (isOwn(target)) input.setAttribute(String(attribute), String(value));
});
bus.on(at('SET_MESSAGE'), (target: unknown) => {
  if (isOwn(target)) input.setAttribute('aria-description', String(Object(target).message));
});

/** Called only in the frame that gets the reply: it renders all fields as the page requested, and returns the card. */
function renderFields({
  fields,
  styles,
}: {
  fields: Record<string, { internalLabel: string }>;
  styles: { input: object };
}) {
  for (const [name, field] of inputs()) {
    field.setAttribute('aria-label', fields[name]?.internalLabel ?? '');
    Object.assign(field.style, styles.input);
  }
  bus.on(at('TOKENIZATION_REQUEST'), (_: unknown, reply: unknown) => {
    if (typeof reply === 'function') void tokenize().then((answer) => reply(answer));
  });
}

async function tokenize(): Promise<readonly [object | null, object?]> {
  try {
    const creditCard = Object.fromEntries([...validPatterns.keys()].map((name) => [name, readDigits(name)]));
    const answer = await fetch(api, { method: 'POST', body: JSON.stringify({ creditCard }) });
    const { creditCards } = await answer.json();
    return [null, { nonce: creditCards[0].nonce, details: { bin: creditCard.number?.slice(0, 6) } }];
  } catch {
    return [{ type: 'NETWORK', code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', message: 'No answer.' }];
  }
}

bus.emit(at('FRAME_READY'), { field: own }, (options: unknown) => renderFields(Object(options)));
