import autocannon from 'autocannon';
import { createLatencyRecorder, type Latencies } from './latencies.ts';

/** A kind of request that visitors make. */
export interface TrafficKind {
  readonly name: string;
  /** Its share of all requests. */
  readonly share: number;
  readonly expectedStatus: number;
  /** The path of each request; `index` counts from 0. */
  readonly pathOf: (index: number) => string;
}

/** Requests paths in turn. */
const cycle =
  (paths: readonly string[]): TrafficKind['pathOf'] =>
  (index) =>
    paths[index % paths.length] ?? '/';

const defineTraffic = (
  name: string,
  share: number,
  pathOf: TrafficKind['pathOf'],
  expectedStatus = 200,
): TrafficKind => ({ name, share, pathOf, expectedStatus });

export const cachedTraffic = defineTraffic(
  'cached pages',
  0.9,
  cycle(['/', '/find-us', '/menu', '/menu/main', '/restaurants/london', '/restaurants/london/soho']),
);
export const searchTraffic = defineTraffic('searches', 0.05, (index) => `/find-us?near=place%20${index}`);
export const bookingTraffic = defineTraffic(
  'booking steps',
  0.03,
  cycle(['/booking/choose', '/booking/bath', '/booking/soho?adults=2&step=time']),
);
export const missingTraffic = defineTraffic('missing pages', 0.02, (index) => `/no-such-page-${index}`, 404);

export const mixedTraffic = [cachedTraffic, searchTraffic, bookingTraffic, missingTraffic] as const;

/** All kinds in their shares, evenly spread over each hundred requests. */
export const mixture = defineTraffic('mixed', 1, (index) => {
  let position = ((index * 37) % 100) / 100;
  for (const kind of mixedTraffic) {
    if (position < kind.share) return kind.pathOf(index);
    position -= kind.share;
  }
  return cachedTraffic.pathOf(index);
});

/** The kind with a name. */
export function findTraffic(name: string): TrafficKind {
  const found = [...mixedTraffic, mixture].find((kind) => kind.name === name);
  if (!found) throw new Error(`There is no traffic “${name}”.`);
  return found;
}

export interface TrafficOptions {
  readonly site: string;
  readonly seconds: number;
  readonly connections: number;
  /** Requests a second; undefined: each connection sends the next request when the last one is answered. */
  readonly rate?: number | undefined;
}

/** Sends requests of one kind, and returns their response times once the time is over. */
export function sendTraffic(kind: TrafficKind, options: TrafficOptions): Promise<Latencies> {
  const { site, seconds, connections, rate } = options;
  const recorder = createLatencyRecorder(kind.expectedStatus);
  let index = 0;
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      {
        url: site,
        duration: seconds,
        connections,
        headers: { 'accept-encoding': 'br' },
        ...(rate !== undefined && { overallRate: rate }),
        // Times are recorded below, to fractions of a millisecond.
        ignoreCoordinatedOmission: rate !== undefined,
        requests: [
          {
            setupRequest(request) {
              index += 1;
              return { ...request, path: kind.pathOf(index - 1) };
            },
          },
        ],
      },
      (error) => (error ? reject(error) : resolve(recorder.summarize())),
    );
    instance.on('response', (_, status, __, milliseconds) => recorder.add(status, milliseconds));
    instance.on('reqError', () => recorder.addError());
  });
}
