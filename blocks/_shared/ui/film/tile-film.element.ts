interface DataSaver {
  readonly connection?: { readonly saveData?: boolean };
}

/** Save-Data is known to Chromium alone; elsewhere it reads as off. */
const savesData = (browser: Navigator & DataSaver = navigator): boolean => browser.connection?.saveData === true;

/**
 * Defines `<tile-film>`: plays its film while it is on the screen, behind one button. Under reduced motion or
 * Save-Data the poster stands until the visitor presses play; until then nothing of the film is downloaded.
 */
export function defineTileFilm(): void {
  if (customElements.get('tile-film')) return;
  customElements.define(
    'tile-film',
    class extends HTMLElement {
      #observer: IntersectionObserver | undefined;
      /** The visitor's own choice; it outlives scrolling. */
      #wanted = !savesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches;

      connectedCallback(): void {
        const film = this.querySelector('video');
        const button = this.querySelector('button');
        if (!film || !button) return;
        // React sets `muted` as a property only, so markup from the server lacks it, and browsers refuse to play sound.
        film.muted = true;
        button.hidden = false;
        const tell = (): void => {
          const state = film.paused ? 'paused' : 'playing';
          button.dataset.state = state;
          button.setAttribute('aria-label', (film.paused ? button.dataset.play : button.dataset.pause) ?? '');
        };
        const play = (): void => void film.play().catch(tell);
        film.onplay = tell;
        film.onpause = tell;
        button.onclick = () => {
          this.#wanted = film.paused;
          if (film.paused) play();
          else film.pause();
        };
        tell();
        this.#observer = new IntersectionObserver(([entry]) => {
          if (!entry?.isIntersecting) film.pause();
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
