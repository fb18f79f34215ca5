import { expect, it } from 'vitest';
import { createLatencyRecorder } from './latencies.ts';

it('finds the median and the 99th percentile', () => {
  const recorder = createLatencyRecorder(200);
  for (let milliseconds = 200; milliseconds > 0; milliseconds -= 1) recorder.add(200, milliseconds);
  expect(recorder.summarize()).toEqual({ requests: 200, errors: 0, p50: 101, p99: 199 });
});

it('counts other statuses and broken connections as errors', () => {
  const recorder = createLatencyRecorder(404);
  recorder.add(404, 1);
  recorder.add(404, 1);
  recorder.add(200, 1);
  recorder.addError();
  expect(recorder.summarize()).toMatchObject({ requests: 3, errors: 2 });
});
