/** More is waiting to be rendered than can be finished in time. */
export class RendererBusyError extends Error {
  constructor() {
    super('Too much is waiting to be rendered.');
  }
}
