import type { BackdropName } from './front-backdrop.ts';
import type { StreetName } from './front-street.ts';

/** The building and street of a restaurant. */
export interface Front {
  readonly wall: string;
  readonly texture: 'brick' | 'ashlar' | 'stucco' | 'boards' | 'panels' | 'tiles' | 'glass';
  /** Colour of the shopfront's joinery. */
  readonly joinery: string;
  readonly storeys: 1 | 2 | 3;
  readonly bays: 3 | 4 | 5;
  readonly opening: 'arch' | 'square' | 'headstone' | 'round';
  readonly window: 'sash' | 'arch' | 'grid' | 'oriel' | 'strip';
  readonly roof: 'parapet' | 'gable' | 'mansard' | 'flat' | 'sawtooth' | 'curve';
  readonly awning?: readonly [string, string];
  readonly backdrop: BackdropName;
  readonly street: StreetName;
}

/** Width of the image, height of the pavement, and left and right edge of the house. */
export const width = 1200;
export const ground = 690;
export const left = 190;
export const right = 1010;

/**
 * The colours of the hour after sunset, in which all fronts stand, so that side by side they are one street: the shade
 * on walls, whatever is far away, the pavement, and the light of lamps.
 */
export const evening = { shade: '#12303a', distance: '#4a5c61', paving: '#776a5d', light: '#f6c468' } as const;
