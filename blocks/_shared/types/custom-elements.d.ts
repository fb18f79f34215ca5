import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tile-video': Plain;
      'tile-embed': Plain & { 'data-src': string; 'data-title': string };
      'restaurant-finder': Plain;
      'apply-dialog': Plain;
      'live-filter': Plain;
      'near-me': Plain & { 'data-refused': string };
    }
  }
}
