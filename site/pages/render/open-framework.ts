import { Server } from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { frameworkFolder } from '#site/build/builds.ts';
import type { NextHandler } from './render-with-next.ts';

interface FrameworkInput {
  /** The name of the build; undefined while developing, when the framework builds as it goes. */
  readonly build: string | undefined;
  readonly host: string;
}

interface Framework {
  readonly handler: NextHandler;
  /** While developing: tells browsers that have a page open from `server` what has changed. */
  tellChanges(server: Server): void;
  close(): Promise<void>;
}

/** Starts the framework. Rejects when it cannot. */
export async function openFramework({ build, host }: FrameworkInput): Promise<Framework> {
  const dir = join(import.meta.dirname, '../../next');
  if (build === undefined) delete process.env.NEXT_FOLDER;
  else process.env.NEXT_FOLDER = frameworkFolder(build);
  // The framework listens for its browsers on the server it is given, and wants it before ours is there. It refuses
  // those that come from another host than it was told.
  const door = new Server();
  const app = next(build === undefined ? { dev: true, dir, hostname: host, httpServer: door } : { dir });
  await app.prepare();
  return {
    handler: app.getRequestHandler(),
    tellChanges: (server) => {
      server.on('upgrade', (...connection) => door.emit('upgrade', ...connection));
    },
    close: () => app.close(),
  };
}
