import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { findByName } from '../../mapping.ts';

type Fields = Readonly<Record<string, unknown>>;

const periods = [
  { name: 'hour', words: /^(?:per |an? )?(?:hour|hours|hourly|hr)$/i, pounds: [1, 200] },
  { name: 'day', words: /^(?:per |an? )?(?:day|days|daily)$/i, pounds: [20, 2000] },
  { name: 'week', words: /^(?:per |an? )?(?:week|weeks|weekly)$/i, pounds: [50, 10000] },
  { name: 'month', words: /^(?:per |an? )?(?:month|months|monthly)$/i, pounds: [200, 40000] },
  { name: 'year', words: /^(?:per |an? )?(?:year|years|yearly|annum|annual|annually|pa)$/i, pounds: [1000, 400000] },
] as const;

const textNames = ['text', 'label', 'display', 'displayText', 'formatted', 'description'];
const minimumNames = ['min', 'minimum', 'minValue', 'from', 'low', 'lower', 'minSalary'];
const maximumNames = ['max', 'maximum', 'maxValue', 'to', 'high', 'upper', 'maxSalary'];
const periodNames = ['period', 'per', 'unit', 'unitText', 'interval', 'frequency', 'payPeriod', 'type'];

/**
 * Pay that is stated as an object, as text: “£11.44 to £12.60 per hour”. An object without a period or a lowest amount,
 * in another currency, or with amounts that cannot be pounds, is not changed.
 */
export function mapSalary(salary: unknown): unknown {
  if (!isRecord(salary)) return salary;
  const text = findByName(salary, textNames);
  if (typeof text === 'string') return text;
  const pay = isRecord(salary.value) ? { ...salary, ...salary.value } : salary;
  const currency = findByName(pay, ['currency', 'currencyCode']);
  const period = periodIn(pay);
  if (!period || (!isBlank(currency) && !/^\s*(gbp|£)\s*$/i.test(String(currency)))) return salary;
  const minimum = findByName(pay, minimumNames);
  const stated = [minimum ?? findByName(pay, ['amount', 'value']), findByName(pay, maximumNames)];
  const [from, to] = stated.map(readAmount);
  const [least, most] = period.pounds;
  const isPay = (amount: number | undefined): amount is number =>
    amount !== undefined && amount >= least && amount <= most;
  if (!isPay(from)) return salary;
  if (isBlank(stated[1])) return `${minimum === undefined ? '' : 'From '}${formatPounds(from)} per ${period.name}`;
  if (!isPay(to) || to < from) return salary;
  return `${[...new Set([from, to])].map(formatPounds).join(' to ')} per ${period.name}`;
}

/** The pay of a vacancy that states its amounts beside each other: `{ salaryMin, salaryMax, salaryPeriod }`. */
export const salaryIn = (job: Fields): unknown =>
  isBlank(job.salary)
    ? mapSalary({
        min: findByName(job, ['salaryMin', 'minSalary', 'salaryFrom', 'minimumSalary']),
        max: findByName(job, ['salaryMax', 'maxSalary', 'salaryTo', 'maximumSalary']),
        period: findByName(job, ['salaryPeriod', 'salaryUnit', 'payPeriod', 'salaryInterval']),
        currency: findByName(job, ['salaryCurrency']),
      })
    : mapSalary(job.salary);

const periodIn = (pay: Fields) => {
  const stated = periodNames.map((name) => findByName(pay, [name])).filter((value) => typeof value === 'string');
  return stated.map((word) => periods.find(({ words }) => words.test(word.trim()))).find(Boolean);
};

function readAmount(stated: unknown): number | undefined {
  const amount = /^£?\s*(\d{1,3}(?:,\d{3})*|\d{1,6})(\.\d{1,2})?$/.exec(String(stated).trim());
  return amount ? Number((amount[1] ?? '').replaceAll(',', '') + (amount[2] ?? '')) : undefined;
}

const formatPounds = (amount: number): string =>
  `£${amount.toLocaleString('en-GB', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`;
