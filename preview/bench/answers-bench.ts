import { defaultBookingLimits } from '#adapters/service/booking/availability/booking-limits.ts';
import { bookingWorld } from '#adapters/service/booking/booking-world.ts';
import { startBookingService } from '#adapters/service/booking/testing/start-booking-service.ts';

/** How far the answers to a known and an unknown address may lie apart, in milliseconds, in the median. */
export const answersGoalMs = 5;

export interface AnswersReport {
  readonly call: string;
  readonly pairs: number;
  /** Medians, in milliseconds. */
  readonly knownMs: number;
  readonly unknownMs: number;
}

const median = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[times.length >> 1] ?? 0;

/** How long the service takes over an address that it knows and over one that it does not, in turn, on SQLite. */
export async function benchAnswers(pairs: number): Promise<readonly AnswersReport[]> {
  const offer = { id: 'pudding', title: 'A pudding', description: 'x', termAndConditions: 'x', voucher: true };
  const service = await startBookingService({
    demoData: { ...bookingWorld, offers: [offer] },
    limits: { ...defaultBookingLimits, mailsPerMinute: 1_000_000 },
  });
  const calls = [
    ['sign-up', '/api/signup', { firstName: 'Ada', acceptTerms: true }],
    ['voucher', '/api/offer/getcode', { offerSlug: 'pudding', acceptTerms: true }],
  ] as const;
  const reports: AnswersReport[] = [];
  for (const [call, path, body] of calls) {
    const timed = async (emailAddress: string): Promise<number> => {
      const began = performance.now();
      const { status } = await service.ask('POST', path, { ...body, emailAddress });
      if (status !== 200) throw new Error(`${call} answered ${status}.`);
      return performance.now() - began;
    };
    await timed('known@example.com');
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let at = 0; at < pairs; at += 1) {
      known.push(await timed('known@example.com'));
      unknown.push(await timed(`${call}-${at}@example.com`));
    }
    reports.push({ call, pairs, knownMs: median(known), unknownMs: median(unknown) });
  }
  await service.close();
  return reports;
}
