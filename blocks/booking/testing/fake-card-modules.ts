import type {
  CardModules,
  HostedFields,
  HostedFieldsOptions,
  ThreeDSecure,
  VerifyCardOptions,
} from '#blocks/booking/card/card-modules.ts';
import type { CardFieldName } from '#blocks/booking/card/card-source.ts';

/** How the fake provider answers. Anything absent succeeds. */
export interface FakeProvider {
  /** Fields that are empty or invalid. */
  readonly state?: Partial<ReturnType<HostedFields['getState']>['fields']>;
  readonly create?: () => Promise<unknown>;
  readonly tokenize?: () => Promise<unknown>;
  /** The bank's answer; `show` shows its challenge. */
  readonly verify?: (show: () => void) => Promise<boolean>;
  readonly cancel?: () => void;
}

/** Creates an error of the provider, which has a type. */
export const providerError = (type: 'CUSTOMER' | 'NETWORK' | 'MERCHANT' | 'UNKNOWN'): Error =>
  Object.assign(new Error('4111 1111 1111 1111'), { type });

class CallLog {
  readonly opened: HostedFieldsOptions[] = [];
  readonly questions: VerifyCardOptions[] = [];
  readonly focused: CardFieldName[] = [];
  readonly invalid = new Map<CardFieldName, boolean>();
  readonly messages = new Map<CardFieldName, string>();
  readonly tornDown: string[] = [];
  cancelled = 0;
  /** How often the provider was told that the challenge is in the page. */
  begun = 0;

  begin(): void {
    this.begun += 1;
  }
}

const good = { isEmpty: false, isValid: true };

/** For tests: a fake of the provider's package that answers as configured and records its calls. */
export function createFakeCardModules(provider: FakeProvider = {}): { modules: CardModules; calls: CallLog } {
  const calls = new CallLog();
  const fields = { cardholderName: good, number: good, expirationDate: good, cvv: good, ...provider.state };
  const hosted: HostedFields = {
    getState: () => ({ fields }),
    focus: (field) => calls.focused.push(field),
    setAttribute: ({ field, value }) => calls.invalid.set(field, value),
    setMessage: ({ field, message }) => calls.messages.set(field, message),
    async tokenize() {
      await provider.tokenize?.();
      return { nonce: 'unconfirmed-code', details: { bin: '411111' } };
    },
    teardown: async () => void calls.tornDown.push('fields'),
  };
  return {
    calls,
    modules: {
      client: { create: async () => Object.create(null) },
      hostedFields: {
        async create(options) {
          calls.opened.push(options);
          await provider.create?.();
          return hosted;
        },
      },
      threeDSecure: { create: async () => createBank(provider, calls) },
    },
  };
}

function createBank(provider: FakeProvider, calls: CallLog): ThreeDSecure {
  const listeners = new Set<Parameters<ThreeDSecure['on']>[1]>();
  /** Without a document it is only passed on. */
  const element: HTMLElement = typeof document === 'undefined' ? Object.create(null) : document.createElement('div');
  return {
    on: (_, handler) => void listeners.add(handler),
    off: (_, handler) => void listeners.delete(handler),
    async verifyCard(question) {
      calls.questions.push(question);
      const show = (): void => {
        for (const listener of listeners) listener({ element }, () => calls.begin());
      };
      const liabilityShifted = (await provider.verify?.(show)) ?? true;
      return { nonce: 'confirmed-code', liabilityShifted };
    },
    async cancelVerifyCard() {
      calls.cancelled += 1;
      provider.cancel?.();
    },
    teardown: async () => void calls.tornDown.push('bank'),
  };
}
