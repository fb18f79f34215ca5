import type { IncomingMessage } from 'node:http';
import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import type { RateLimitError, VisitorLimits } from '../server/limits/visitor-limits.ts';

type CardLimits = Pick<VisitorLimits, 'beginCard' | 'endCard'>;

/** Sends a card to its bank and counts it when it is refused. Rejects when `send` rejects. */
export async function submitCard<Reply>(
  limits: CardLimits,
  request: IncomingMessage,
  send: () => Promise<Reply>,
): Promise<{ readonly reply: Reply } | { readonly rateLimitError: RateLimitError }> {
  const rateLimitError = await limits.beginCard(request);
  if (rateLimitError) return { rateLimitError };
  let isRefused = false;
  try {
    return { reply: await send() };
  } catch (error) {
    isRefused = isRefusal(error);
    throw error;
  } finally {
    await limits.endCard(request, isRefused);
  }
}

/** A reply without a customer is a refusal too. A provider that does not answer says nothing about the card. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.code === 'refused' || error.code === 'bad-reply');
