import type { BookingReply } from '#schemas/api/booking/booking-request.ts';
import { slotTakenMessage, slotTakenStatus } from '#schemas/domain/booking/booking-message.ts';

/** The reply to a party that was slower than another one. */
export const takenReply: BookingReply = { success: false, bookingStatus: slotTakenStatus, message: slotTakenMessage };
