/** Dispatched on the element around a form to reset it, even after its thank-you message. */
export const formResetEvent = 'form-reset';
