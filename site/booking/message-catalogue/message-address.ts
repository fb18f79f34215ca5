import { type BookingMessage, bookingMessages, type MessageStep } from './booking-messages.ts';

/** The address of the list of all messages. */
export const messagesPath = '/booking-messages';

/** The names of the steps, as in the journey. */
export const stepNames: Readonly<Record<MessageStep, string>> = {
  party: 'Party',
  time: 'Time',
  details: 'Details',
};

/** The address of a message at a step. */
export const messageAddress = ({ id, steps }: BookingMessage, step: MessageStep): string =>
  step === steps[0] ? `${messagesPath}/${id}` : `${messagesPath}/${id}?at=${step}`;

export type MessageRequest =
  | { readonly kind: 'list' }
  | { readonly kind: 'message'; readonly message: BookingMessage; readonly step: MessageStep };

/** Parses an address of the messages. Undefined for an unknown message. */
export function readMessageAddress({ pathname, searchParams }: URL): MessageRequest | undefined {
  if (pathname === messagesPath) return { kind: 'list' };
  const message = bookingMessages.find(({ id }) => pathname === `${messagesPath}/${id}`);
  const at = searchParams.get('at');
  return message && { kind: 'message', message, step: message.steps.find((step) => step === at) ?? message.steps[0] };
}

/** Whether an address is below the messages, even if no such message exists. */
export const isMessagesPath = ({ pathname }: URL): boolean =>
  pathname === messagesPath || pathname.startsWith(`${messagesPath}/`);
