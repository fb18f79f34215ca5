import { type BookingMessage, bookingMessages, type MessageStep } from './booking-messages.ts';

/** Where all messages are listed. */
export const messagesPath = '/booking-messages';

/** The steps as the journey names them. */
export const stepNames: Readonly<Record<MessageStep, string>> = {
  party: 'Party',
  time: 'Time',
  details: 'Details',
};

/** The address of a message at a step. */
export const messageAddress = ({ id, steps }: BookingMessage, step: MessageStep): string =>
  step === steps[0] ? `${messagesPath}/${id}` : `${messagesPath}/${id}?at=${step}`;

export type AskedMessage =
  | { readonly kind: 'list' }
  | { readonly kind: 'message'; readonly message: BookingMessage; readonly step: MessageStep };

/** What of the messages an address asks for; undefined where it asks for none of them. */
export function readMessageAddress({ pathname, searchParams }: URL): AskedMessage | undefined {
  if (pathname === messagesPath) return { kind: 'list' };
  const message = bookingMessages.find(({ id }) => pathname === `${messagesPath}/${id}`);
  const at = searchParams.get('at');
  return message && { kind: 'message', message, step: message.steps.find((step) => step === at) ?? message.steps[0] };
}

/** Whether an address belongs to the messages, even if there is none. */
export const isOfMessages = ({ pathname }: URL): boolean =>
  pathname === messagesPath || pathname.startsWith(`${messagesPath}/`);
