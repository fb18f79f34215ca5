/** The end of the labels of optional fields. */
export const optionalMark = ' (optional)';
