interface DataSaver {
  readonly connection?: { readonly saveData?: boolean };
}

/** Save-Data is known to Chromium alone; elsewhere it reads as off. */
const savesData = (browser: Navigator & DataSaver = navigator): boolean => browser.connection?.saveData === true;

/**
 * Defines `<tile-video>`: plays its film while it is on the screen, behind one button. Under reduced motion or
 * Save-Data the poster stands until the visitor presses play; until then nothing of the film is downloaded.
 */
export function defineTileVideo(): void {
  if (customElements.get('tile-video')) return;
  customElements.define(
    'tile-video',
    class extends HTMLElement {
      #observer: IntersectionObserver | undefined;
      /** The visitor's own choice; it outlives scrolling. */
      #wanted = !savesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches;

      connectedCallback(): void {
        const tileVideo = this.querySelector('video');
        const button = this.querySelector('button');
        if (!tileVideo || !button) return;
        // React sets `muted` as a property only, so markup from the server lacks it, and browsers refuse to play sound.
        tileVideo.muted = true;
        button.hidden = false;
        const tell = (): void => {
          const state = tileVideo.paused ? 'paused' : 'playing';
          button.dataset.state = state;
          button.setAttribute('aria-label', (tileVideo.paused ? button.dataset.play : button.dataset.pause) ?? '');
        };
        const play = (): void => void tileVideo.play().catch(tell);
        tileVideo.onplay = tell;
        tileVideo.onpause = tell;
        button.onclick = () => {
          this.#wanted = tileVideo.paused;
          if (tileVideo.paused) play();
          else tileVideo.pause();
        };
        tell();
        this.#observer = new IntersectionObserver(([entry]) => {
          if (!entry?.isIntersecting) tileVideo.pause();
          else if (this.#wanted) play();
        });
        this.#observer.observe(this);
      }

      disconnectedCallback(): void {
        this.#observer?.disconnect();
      }
    },
  );
}
