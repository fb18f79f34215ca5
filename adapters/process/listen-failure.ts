import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { errorCode } from '../error-code.ts';

/** Whether a server could not listen because its port is in use. */
export const isPortInUse = (error: unknown): boolean => errorCode(error) === 'EADDRINUSE';

/** The message for the operator about a port that a server cannot listen at. */
export const listenFailure = (error: unknown, variable: string, port: number): string =>
  isPortInUse(error)
    ? `${variable}=${port} is in use by another program. Stop that program, or set ${variable} to a free port.`
    : `Cannot listen at ${variable}=${port}: ${errorMessageOf(error)}`;
