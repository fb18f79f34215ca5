import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-banner': Plain & { 'data-banner': string };
    }
  }
}
