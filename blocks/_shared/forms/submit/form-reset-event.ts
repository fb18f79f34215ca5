/** Sent to the element around a form, it makes the form begin anew, after its thanks as well. */
export const formResetEvent = 'form-reset';
