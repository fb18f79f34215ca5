import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type ElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tile-video': ElementProps;
      'tile-embed': ElementProps & { 'data-src': string; 'data-title': string };
      'restaurant-finder': ElementProps;
      'apply-dialog': ElementProps;
      'live-filter': ElementProps;
      'near-me': ElementProps & { 'data-denied-message': string };
    }
  }
}
