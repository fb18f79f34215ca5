import { expect, it } from 'vitest';
import { ApiError } from '#preview/app/api/send-request.ts';
import { describeUnsupportedFile } from '#schemas/content/media/describe-unsupported-file.ts';
import { describeFailure } from './describe-failure.ts';

it.each([0, 401, 409, 429, 500, 501, 507])('an upload may succeed after %i [editor.media]', (status) => {
  expect(describeFailure(new ApiError(status, 'No.'), 'a.png', 'image')).toEqual({ state: 'failed', message: 'No.' });
});

it.each([400, 413, 422])('an upload is refused with %i [editor.media]', (status) => {
  expect(describeFailure(new ApiError(status, 'No.'), 'a.png', 'image')).toEqual({ state: 'refused', message: 'No.' });
});

it('names the kind that is wanted, which the service does not know [editor.media]', () => {
  const error = new ApiError(422, describeUnsupportedFile('a.png'));
  expect(describeFailure(error, 'a.png', 'image').message).toBe(describeUnsupportedFile('a.png', 'image'));
});

it('may succeed when the browser could not read the file [editor.media]', () => {
  expect(describeFailure(new Error('It has moved.'), 'a.png', undefined)).toEqual({
    state: 'failed',
    message: 'It has moved.',
  });
});
