/** The names under which a machine reaches itself. */
const own: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address leads to the machine of whoever opens it, and so to nobody else’s server. */
export const isThisMachine = (address: string): boolean => own.has(URL.parse(address)?.hostname ?? '');
