/** Host names of the loopback interface. */
const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the URL points to the machine it is opened on, and so never to someone else's server. */
export const isLoopbackUrl = (address: string): boolean => loopbackHosts.has(URL.parse(address)?.hostname ?? '');
