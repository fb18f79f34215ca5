import type { ExamplesOf } from './call-examples.ts';
import { exampleGuest, exampleInstant } from './example-data.ts';

const deleteAfter = '2028-11-21T10:00:00Z';
const storeOnDay = { params: { storeId: '1001' }, query: { date: '2026-11-28' } };
const since = { query: { since: '2026-11-01' } };

const booking = {
  reference: 'KR77D89R',
  status: 'booked' as const,
  date: '2026-11-28',
  time: '19:00',
  minutes: 90,
  adults: 2,
  children: 0,
  occasion: 'Lunch or dinner',
  area: 'Window',
  menu: null,
  ...exampleGuest,
  phone: '01632 960001',
  specialRequest: null,
  extras: [{ id: 'cake', name: 'Pandan cake', qty: 1, pricePence: 2400 }],
  hasCard: false,
  createdAt: exampleInstant,
  cancelledAt: null,
};

/** Examples of the calls with which restaurants manage bookings and submissions. */
export const operatorExamples: ExamplesOf<
  | 'bookingsOfDay'
  | 'bookingsFile'
  | 'waitingOfDay'
  | 'bookingSteps'
  | 'cancelBooking'
  | 'enquiries'
  | 'enquiriesFile'
  | 'signUps'
  | 'signUpsFile'
  | 'applications'
  | 'applicationsFile'
  | 'submissions'
  | 'submissionsFile'
  | 'unsentMails'
  | 'requeueMails'
> = {
  bookingsOfDay: { bath: { ...storeOnDay, reply: { bookings: [booking] } } },
  bookingsFile: {
    bath: {
      ...storeOnDay,
      reply: '"Reference","Status","Date","Time"\r\n"KR77D89R","booked","2026-11-28","19:00"\r\n',
    },
  },
  waitingOfDay: {
    bath: {
      ...storeOnDay,
      reply: {
        parties: [
          {
            reference: 'WQ4T7NXC',
            status: 'waiting',
            from: '18:00',
            to: '20:30',
            adults: 2,
            children: 1,
            occasion: 'Lunch or dinner',
            ...exampleGuest,
            phone: null,
            joinedAt: exampleInstant,
            offerTime: null,
            offerUntil: null,
            bookingReference: null,
          },
        ],
      },
    },
  },
  bookingSteps: { bath: { ...storeOnDay, reply: { steps: [{ name: 'slot-chosen', step: 2, count: 14 }] } } },
  cancelBooking: {
    cancelled: {
      params: { reference: booking.reference },
      reply: { ...booking, status: 'cancelled', cancelledAt: exampleInstant },
    },
  },
  enquiries: {
    all: {
      ...since,
      reply: {
        enquiries: [
          {
            reference: 'E7KMP2QX',
            kind: 'contact',
            storeId: '1001',
            ...exampleGuest,
            phone: null,
            message: 'The rendang was the best of the year.',
            guests: null,
            type: 'Feedback',
            reason: 'Food and drink',
            subReason: 'A dish I had',
            date: null,
            time: null,
            files: [{ id: '3f9c', name: 'rendang.jpg', size: 48211 }],
            createdAt: exampleInstant,
            deleteAfter,
          },
        ],
      },
    },
  },
  enquiriesFile: { all: { ...since, reply: '"Reference","Kind","Restaurant"\r\n"E7KMP2QX","contact","1001"\r\n' } },
  signUps: {
    all: {
      ...since,
      reply: {
        signUps: [
          {
            email: exampleGuest.email,
            firstName: exampleGuest.firstName,
            phone: null,
            gender: null,
            favouriteRestaurant: '1001',
            birthday: '1904-02-29',
            sms: false,
            interests: ['Cocktails'],
            appleWalletSince: null,
            googleWalletSince: null,
            createdAt: exampleInstant,
          },
        ],
      },
    },
  },
  signUpsFile: { all: { ...since, reply: '"Email","First name"\r\n"ada@example.com","Ada"\r\n' } },
  applications: {
    all: {
      ...since,
      reply: {
        applications: [
          {
            reference: 'A4WXT9RB',
            jobId: '101',
            job: 'Wok chef',
            firstName: exampleGuest.firstName,
            secondName: exampleGuest.lastName,
            email: exampleGuest.email,
            telephone: '01632 960001',
            experience: [{ employer: 'The Mill', jobTitle: 'Cook', fromMonth: 3, fromYear: 2023, isCurrentRole: true }],
            answers: [{ question: 'Can you work at weekends?', answer: ['Yes'] }],
            files: [{ id: '77ab', name: 'cv.pdf', size: 91244 }],
            createdAt: exampleInstant,
            deleteAfter,
          },
        ],
      },
    },
  },
  applicationsFile: { all: { ...since, reply: '"Reference","Job id"\r\n"A4WXT9RB","101"\r\n' } },
  submissions: {
    all: {
      ...since,
      reply: {
        submissions: [
          {
            reference: 'S2NDPX8K',
            form: 'supper-club',
            email: exampleGuest.email,
            values: { emailAddress: exampleGuest.email, guests: 2 },
            createdAt: exampleInstant,
            deleteAfter,
          },
        ],
      },
    },
  },
  submissionsFile: { all: { ...since, reply: '"Reference","Form"\r\n"S2NDPX8K","supper-club"\r\n' } },
  unsentMails: {
    failed: {
      reply: {
        mails: [
          {
            id: 'confirmation/KR77D89R',
            state: 'failed',
            recipient: exampleGuest.email,
            subject: 'Your table at Pandan Row Bath, KR77D89R',
            attempts: 5,
            lastError: '535 AUTH EAUTH',
            createdAt: exampleInstant,
            nextAttemptAt: null,
            failedAt: exampleInstant,
          },
        ],
      },
    },
  },
  requeueMails: { one: { body: { ids: ['confirmation/KR77D89R'] }, reply: { requeued: 1 } } },
};
