/** Shown where neither the captcha nor the proof of work could be verified. */
export const checkFailedMessage =
  'We could not check that you are a person. Nothing you typed is lost: please try again.';
