import type { z } from 'zod';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { Log } from '../log.ts';
import type { Call, CallInput, CallOptions } from './call-input.ts';
import { lookUp } from './look-up.ts';

type BodyOf<Called extends keyof typeof endpoints> =
  CallInput<(typeof endpoints)[Called]> extends { readonly body: infer Body } ? Body : never;
type ReplyOf<Called extends keyof typeof endpoints> = z.output<(typeof endpoints)[Called]['reply']>;

/** The calls that send something, with the reactions that the specification asks for. */
export function formCalls(call: Call, log: Log) {
  /** Logs a failure and passes it on. */
  async function logged<Value>(event: string, route: string, asked: Promise<Value>): Promise<Value> {
    try {
      return await asked;
    } catch (error) {
      log({ event, level: 'error', route });
      throw error;
    }
  }

  return {
    /** Rejects on a failure, which is logged. */
    signUp: (body: BodyOf<'signUp'>, options?: CallOptions): Promise<ReplyOf<'signUp'>> =>
      logged('sign-up-failed', endpoints.signUp.path, call(endpoints.signUp, { body }, options)),
    /** Rejects on a failure, which is logged. */
    sendGroupBooking: (body: BodyOf<'groupBooking'>, options?: CallOptions): Promise<ReplyOf<'groupBooking'>> =>
      logged('group-booking-failed', endpoints.groupBooking.path, call(endpoints.groupBooking, { body }, options)),
    /** Whether the enquiry was taken: the reply's statusCode is 200. */
    async sendContact(body: BodyOf<'contactEmail'>, options?: CallOptions): Promise<boolean> {
      const answer = await lookUp(call(endpoints.contactEmail, { body }, options));
      return answer.kind === 'found' && answer.value.statusCode === 200;
    },
    /** Whether a code was generated. */
    async getVoucherCode(body: BodyOf<'voucher'>, options?: CallOptions): Promise<boolean> {
      const answer = await lookUp(call(endpoints.voucher, { body }, options));
      return answer.kind === 'found' && answer.value.success;
    },
    /** Whether the preferences were saved: the reply's message is Success. */
    async updatePreferences(body: BodyOf<'updateCustomerPreferences'>, options?: CallOptions): Promise<boolean> {
      const answer = await lookUp(call(endpoints.updateCustomerPreferences, { body }, options));
      return answer.kind === 'found' && answer.value.message === 'Success';
    },
  };
}
