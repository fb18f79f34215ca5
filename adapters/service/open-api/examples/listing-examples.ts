import { byId, type ExamplesOf } from './call-examples.ts';
import { exampleData, exampleGuest, firstOf } from './example-data.ts';

const { offers, restaurants, jobs, social } = exampleData;
const voucherOffer = firstOf(offers.filter(({ voucher }) => voucher));
const bath = { label: 'Bath', lat: 51.3811, lng: -2.359 };

/** A PDF file without pages. */
const emptyPdf =
  'JVBERi0xLjQKMSAwIG9iago8PCAvVHlwZSAvQ2F0YWxvZyAvUGFnZXMgMiAwIFIgPj4KZW5kb2JqCjIgMCBvYmoKPDwgL1R5cGUg' +
  'L1BhZ2VzIC9LaWRzIFtdIC9Db3VudCAwID4+CmVuZG9iagp4cmVmCjAgMwowMDAwMDAwMDAwIDY1NTM1IGYgCjAwMDAwMDAwMDkg' +
  'MDAwMDAgbiAKMDAwMDAwMDA1OCAwMDAwMCBuIAp0cmFpbGVyCjw8IC9TaXplIDMgL1Jvb3QgMSAwIFIgPj4Kc3RhcnR4cmVmCjEx' +
  'MAolJUVPRgo=';

/** Examples of the calls for offers, vacancies, places and social posts. */
export const listingExamples: ExamplesOf<
  | 'offersByRestaurant'
  | 'offerBySlug'
  | 'voucher'
  | 'jobs'
  | 'job'
  | 'jobLocations'
  | 'jobGeocode'
  | 'jobApplication'
  | 'geoSearch'
  | 'geoNearest'
  | 'socialMedia'
> = {
  offersByRestaurant: byId(
    restaurants,
    ({ slug }) => slug,
    (restaurant) => ({
      params: { id: String(restaurant.storeId) },
      reply: { data: offers.filter(({ id }) => restaurant.offers?.includes(id)) },
    }),
  ),
  offerBySlug: byId(
    offers,
    ({ id }) => id,
    (offer) => ({ query: { offerSlug: offer.id }, reply: offer }),
  ),
  voucher: {
    claimed: {
      body: { offerSlug: voucherOffer.id, emailAddress: exampleGuest.email, acceptTerms: true },
      reply: { success: true },
    },
  },
  jobs: { all: { reply: { jobs } } },
  job: byId(
    jobs,
    ({ job_id }) => String(job_id),
    (job) => ({ params: { jobId: String(job.job_id) }, reply: job }),
  ),
  jobLocations: { bath: { body: { query: 'Ba' }, reply: [bath] } },
  jobGeocode: {
    bath: {
      query: { query: 'Bath', sessionKey: '0f6b6f2e-1c3d-4e5f-8a9b-0c1d2e3f4a5b' },
      reply: {
        status: 'OK',
        results: [{ formatted_address: 'Bath', geometry: { location: { lat: bath.lat, lng: bath.lng } } }],
      },
    },
  },
  jobApplication: {
    sent: {
      body: {
        email: exampleGuest.email,
        firstName: exampleGuest.firstName,
        secondName: exampleGuest.lastName,
        telephone: '01632 960001',
        jobId: String(firstOf(jobs).job_id),
        resume: { file: { name: 'cv.pdf', type: 'application/pdf', content: emptyPdf } },
        experience: [
          { employer: 'The Mill', jobTitle: 'Barista', fromMonth: 3, fromYear: 2023, isCurrentRole: true },
          {
            employer: 'Quay Kitchen',
            jobTitle: 'Waiter',
            fromMonth: 6,
            fromYear: 2021,
            toMonth: 2,
            toYear: 2023,
            isCurrentRole: false,
          },
        ],
        questions: [
          { id: 'adult', answer: 'Yes' },
          { id: 'right-to-work', answer: 'Yes' },
          { id: 'shifts', answer: ['Weekday evenings', 'Saturdays'] },
        ],
      },
      reply: { success: true, reference: 'K7MPRWXT' },
    },
    repeated: {
      body: {
        email: exampleGuest.email,
        firstName: exampleGuest.firstName,
        secondName: exampleGuest.lastName,
        telephone: '01632 960001',
        jobId: String(firstOf(jobs).job_id),
      },
      reply: {
        success: false,
        errorCode: 14,
        message: 'You have already submitted an application for this job.',
      },
    },
  },
  geoSearch: { bath: { params: { query: 'Bath' }, reply: { results: [bath] } } },
  geoNearest: { bath: { params: { lat: '51.38', lng: '-2.36' }, reply: { results: [bath] } } },
  socialMedia: { newest: { reply: { data: [...social] } } },
};
