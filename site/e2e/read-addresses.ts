import type { ChildProcess } from 'node:child_process';

interface Addresses {
  readonly site: string;
  readonly service: string;
}

/** The addresses that `site/start.mjs` prints once it is ready. Rejects with what it said when it ends before. */
export const readAddresses = (product: ChildProcess): Promise<Addresses> =>
  new Promise((resolve, reject) => {
    let said = '';
    product.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, site, service] = /Site\s+(http\S+)\s+Service\s+(http\S+)/.exec(said) ?? [];
      if (site !== undefined && service !== undefined) resolve({ site, service });
    });
    product.once('exit', (code) => reject(new Error(`The product ended with ${code}.\n${said}`)));
  });
