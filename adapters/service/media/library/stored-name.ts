/** The name in the media store of a file with this URL. */
export const storedNameOf = (url: string): string => url.slice('/media/'.length);
