import type { ChildProcess } from 'node:child_process';

interface Addresses {
  readonly site: string;
  readonly service: string;
  /** Undefined where the product has no preview app. */
  readonly preview: string | undefined;
}

/**
 * The addresses that `site/build/start.mjs` prints once it is ready. Rejects with its output if it ends before that.
 */
export const readAddresses = (product: ChildProcess): Promise<Addresses> =>
  new Promise((resolve, reject) => {
    let output = '';
    product.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, site, service] = /Site\s+(http\S+)\s+Service\s+(http\S+)/.exec(output) ?? [];
      const preview = /Preview\s+(http\S+)/.exec(output)?.[1];
      if (site !== undefined && service !== undefined && output.includes('Ready in'))
        resolve({ site, service, preview });
    });
    product.once('exit', (code) => reject(new Error(`The product ended with ${code}.\n${output}`)));
  });
