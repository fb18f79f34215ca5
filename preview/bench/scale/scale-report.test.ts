import { describe, expect, it } from 'vitest';
import { createRows, formatRows, type Measurement, type SizeReport } from './scale-report.ts';

const at = (size: number, ...measurements: readonly Measurement[]): SizeReport => ({
  dimension: 'tiles',
  size,
  load: 1.5,
  measurements,
});
const html = (value: number): Measurement => ({ name: 'HTML', unit: 'kB', value, limit: 500 });
const time = (value: number): Measurement => ({ name: 'cached', unit: 'ms', value });

describe('the table of the scale benchmark', () => {
  it('has a row for each measurement, with the value and the load at each size', () => {
    expect(createRows([at(10, html(20), time(1)), at(100, html(200), time(1))])).toMatchObject([
      { dimension: 'tiles', name: 'HTML', sizes: [10, 100], values: [20, 200], loads: [1.5, 1.5], marks: [] },
      { dimension: 'tiles', name: 'cached', values: [1, 1], law: 'constant' },
    ]);
  });

  it('marks a row with a value above its limit', () => {
    expect(createRows([at(10, html(60)), at(100, html(600))])[0]?.marks).toEqual(['above 500 kB']);
  });

  it('marks a row that grows faster than its size', () => {
    expect(createRows([at(10, time(1)), at(100, time(100))])[0]?.marks).toEqual(['superlinear']);
  });

  it('is written as Markdown', () => {
    expect(formatRows(createRows([at(10, html(60)), at(1000, html(6000))]))).toContain(
      '| tiles: HTML, kB | 10: 60; 1,000: 6000 | 1.5, 1.5 | 1.00 | linear | above 500 kB |',
    );
  });
});
