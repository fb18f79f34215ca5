import { customValue } from './parse/value.ts';

function readStoreUrl(text: string): string | undefined {
  const url = text.length <= 1000 ? URL.parse(text) : null;
  const isStore =
    url &&
    /^https?:$/.test(url.protocol) &&
    url.username !== '' &&
    url.password !== '' &&
    url.hash === '' &&
    /^\/[^/]+/.test(url.pathname);
  return isStore ? text : undefined;
}

/** Images and videos that editors upload. */
export const mediaValues = {
  mediaStoreUrl: customValue<string | undefined>(
    {
      description:
        'URL of a bucket of an S3-compatible object store, in which all copies of the service and the site share the images and videos that editors upload. Unset: they are in the data folder.',
      mustBe:
        'an address like https://key:secret@s3.eu-west-2.amazonaws.com/bucket?region=eu-west-2, with @ / # in the secret written as %40 %2F %23',
      secret: true,
    },
    undefined,
    readStoreUrl,
  ),
};
