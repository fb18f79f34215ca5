import { savesData } from '#blocks/_shared/browser/saves-data.ts';
/**
 * Defines `<tile-video>`, which plays its video while it is visible and has one play/pause button. With reduced motion
 * or Save-Data the video is not downloaded until the visitor presses play.
 */
export function defineTileVideo(): void {
  if (customElements.get('tile-video')) return;
  customElements.define(
    'tile-video',
    class extends HTMLElement {
      #observer: IntersectionObserver | undefined;
      /** The visitor's choice, which survives scrolling. */
      #wanted = !savesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches;

      connectedCallback(): void {
        const video = this.querySelector('video');
        const button = this.querySelector('button');
        if (!video || !button) return;
        // React sets `muted` only as a property, so the server's markup lacks it, and browsers block autoplay with
        // sound.
        video.muted = true;
        button.hidden = false;
        const updateButton = (): void => {
          const state = video.paused ? 'paused' : 'playing';
          button.dataset.state = state;
          button.setAttribute('aria-label', (video.paused ? button.dataset.play : button.dataset.pause) ?? '');
        };
        const play = (): void => void video.play().catch(updateButton);
        video.onplay = updateButton;
        video.onpause = updateButton;
        button.onclick = () => {
          this.#wanted = video.paused;
          if (video.paused) play();
          else video.pause();
        };
        updateButton();
        this.#observer = new IntersectionObserver(([entry]) => {
          if (!entry?.isIntersecting) video.pause();
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
