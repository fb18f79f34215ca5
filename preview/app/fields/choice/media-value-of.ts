import type { MediaFile } from '#schemas/api/content/editing-tools.ts';

/** What a tile stores of a picture that was chosen from those the service has. */
export const mediaValueOf = ({ url, width, height, alt, variants }: MediaFile) => ({
  url,
  width,
  height,
  ...(alt && { alt }),
  ...(variants && { variants }),
});
