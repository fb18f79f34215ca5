const bareAmount = /^(\d+(?:\.\d{1,2})?)(?=\s+(?:per|an?)\s|$)/i;

/**
 * The pay of a job as it is advertised, with an amount without a currency in pounds: “12.6” becomes “£12.60”, and
 * “34000 per year” becomes “£34,000 per year”.
 */
export const formatSalary = (salary: string): string =>
  salary.trim().replace(bareAmount, (amount) => {
    const [pounds = '', pence] = amount.split('.');
    return `£${pounds.replace(/\B(?=(?:\d{3})+$)/g, ',')}${pence === undefined ? '' : `.${pence.padEnd(2, '0')}`}`;
  });
