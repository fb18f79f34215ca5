/** The id of the part of the preferences page that leaves the mailing list. */
export const leaveId = 'leave';

/** The field whose presence in a posted form leaves the mailing list. */
export const leaveField = 'leave-list';
