import { Server } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { frameworkFolder } from '#site/build/builds.ts';
import type { NextHandler } from './render-with-next.ts';

interface FrameworkInput {
  /** The name of the build; undefined in development, where Next.js builds on demand. */
  readonly build: string | undefined;
  readonly host: string;
}

interface Framework {
  readonly handler: NextHandler;
  /** In development: connects browsers that have a page of `server` open to Next.js’s updates. */
  forwardUpgrades(server: Server): void;
  close(): Promise<void>;
}

/** Starts Next.js. Rejects when it cannot. */
export async function openFramework({ build, host }: FrameworkInput): Promise<Framework> {
  const dir = join(import.meta.dirname, '../../next');
  if (build === undefined) delete process.env.NEXT_FOLDER;
  else process.env.NEXT_FOLDER = frameworkFolder(build);
  // Next.js listens for its browsers on the server it is given, and needs it before ours exists. It refuses browsers of
  // another host than the configured one.
  const upgradeServer = new Server();
  const app = next(build === undefined ? { dev: true, dir, hostname: host, httpServer: upgradeServer } : { dir });
  await app.prepare();
  return {
    handler: app.getRequestHandler(),
    forwardUpgrades: (server) => {
      server.on('upgrade', (...connection) => upgradeServer.emit('upgrade', ...connection));
    },
    close: () => app.close(),
  };
}
