import { fitGrowth, type Growth } from './growth.ts';

export type Unit = 'ms' | 'kB' | 'documents';

/** One value, measured at one size. */
export interface Measurement {
  readonly name: string;
  readonly unit: Unit;
  readonly value: number;
  /** The largest acceptable value. */
  readonly limit?: number | undefined;
}

/** What was measured while there were `size` of something. */
export interface SizeReport {
  readonly dimension: string;
  readonly size: number;
  /** The load average of the machine over the last minute, which times depend on. */
  readonly load: number;
  readonly measurements: readonly Measurement[];
}

/** One line of the table: a value at each size. */
export interface ScaleRow extends Growth {
  readonly dimension: string;
  readonly name: string;
  readonly unit: Unit;
  readonly sizes: readonly number[];
  readonly values: readonly number[];
  readonly loads: readonly number[];
  /** Why the row is marked; empty if it is fine. */
  readonly marks: readonly string[];
}

/** One row for each measurement, in their order. All sizes of a dimension must have the same measurements. */
export function createRows(reports: readonly SizeReport[]): ScaleRow[] {
  const dimensions = [...new Set(reports.map(({ dimension }) => dimension))];
  return dimensions.flatMap((dimension) => {
    const own = reports.filter((report) => report.dimension === dimension);
    return (own[0]?.measurements ?? []).map((first, index) => createRow(dimension, first, own, index));
  });
}

function createRow(dimension: string, first: Measurement, reports: readonly SizeReport[], index: number): ScaleRow {
  const { name, unit, limit } = first;
  const sizes = reports.map(({ size }) => size);
  const values = reports.map(({ measurements }) => measurements[index]?.value ?? 0);
  const growth = fitGrowth(sizes, values);
  const marks = [
    ...(limit !== undefined && values.some((value) => value > limit) ? [`above ${limit} ${unit}`] : []),
    ...(growth.law === 'superlinear' ? ['superlinear'] : []),
  ];
  return { dimension, name, unit, sizes, values, loads: reports.map(({ load }) => load), ...growth, marks };
}

/** The rows as a Markdown table. */
export function formatRows(rows: readonly ScaleRow[]): string {
  const head = '| | size: value | load | exponent | growth | |\n|---|---|---|---|---|---|';
  return [head, ...rows.map(formatRow)].join('\n');
}

function formatRow(row: ScaleRow): string {
  const values = row.sizes.map((size, index) => `${size.toLocaleString('en')}: ${formatValue(row.values[index] ?? 0)}`);
  const loads = row.loads.map((load) => load.toFixed(1)).join(', ');
  const cells = [
    `${row.dimension}: ${row.name}, ${row.unit}`,
    values.join('; '),
    loads,
    row.exponent.toFixed(2),
    row.law,
    row.marks.join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

const formatValue = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
