import { z } from 'zod';
import {
  flag,
  isoDate,
  list,
  nameText,
  number,
  optional,
  optionalText,
  slug,
  text,
  textId,
} from '#schemas/content/field/field.ts';
import { withIdKind } from '#schemas/content/field/id-kind.ts';
import { withReading } from '#schemas/content/field/repair/readings.ts';
import { media } from '#schemas/content/media/media.ts';

export const questionTypes = ['YES_NO', 'SINGLE_CHOICE', 'MULTIPLE_CHOICE', 'TEXT'] as const;

/** What editors read instead of the names of the job feed. */
const questionTypeTitles: Readonly<Record<(typeof questionTypes)[number], string>> = {
  YES_NO: 'Yes or no',
  SINGLE_CHOICE: 'One of the choices',
  MULTIPLE_CHOICE: 'Any of the choices',
  TEXT: 'Text',
};

export const question = z
  .object({
    id: withIdKind(textId('Id', 'The question’s id.'), 'question'),
    text: text('Question', 'Applicants read it above their answer. End it with a question mark.', 300),
    type: withReading(
      z
        .enum(questionTypes)
        .meta({ title: 'Kind of answer', description: 'How applicants answer.', optionTitles: questionTypeTitles }),
      {
        read: (raw) => (raw === 'SINGLE_CHOICE' || raw === 'MULTIPLE_CHOICE' ? 'TEXT' : undefined),
      },
    ),
    is_mandatory: flag('Required', 'If on, nobody can apply without an answer.'),
    answer: optional(
      z
        .object({
          options: list(
            'Choices',
            'The options to choose from.',
            text('Choice', 'What applicants choose, such as “Weekends only”.', 120),
            20,
          ),
          text: optionalText('Text', 'A default answer.', 500),
        })
        .meta({ title: 'Answer', description: 'The options to choose from, or a default answer.' }),
    ),
  })
  // Without options nobody could answer. The question of an API becomes a text.
  .refine(({ type, answer }) => !type.endsWith('_CHOICE') || (answer?.options.length ?? 0) > 0, {
    path: ['type'],
    message: 'must have options to choose from',
  })
  .meta({ title: 'Question', description: 'A question to an applicant.' });

/** The categories of vacancies that editors choose from. The job feed may have others. */
const jobCategoryNames = ['Back of House', 'Front of House', 'Management', 'Head Office'] as const;

/** A vacancy. The field names are those of the job feed. */
export const job = z
  .object({
    job_id: withIdKind(textId('Id', 'The vacancy’s id.'), 'job'),
    name: nameText('Title', 'Shown in lists of vacancies and as the heading of its page, such as “Sous chef”.', 120),
    position_unique_name: slug(
      'Position',
      'The position in lower-case letters with hyphens, such as “sous-chef”. Vacancies of one position have the same.',
    ),
    jobtype: optionalText('Working time', 'Full time or part time. Visitors filter vacancies by it.', 40).meta({
      knownValues: ['Full time', 'Part time'],
    }),
    category: text('Category', 'The area of work. Visitors filter vacancies by it.', 60).meta({
      knownValues: jobCategoryNames,
    }),
    description: optionalText(
      'Description',
      'Shown on the vacancy’s page: the work, the team, and what you offer.',
      8000,
    ).meta({ format: 'html' }),
    image: optional(media).meta({
      title: 'Picture',
      description:
        'Shown on its page and in the search of vacancies. Without one, the picture of its category is shown.',
    }),
    cv_required: flag('CV needed', 'If on, nobody can apply without a CV.'),
    work_experience_required: flag('Experience needed', 'If on, nobody can apply without naming work experience.'),
    distance: optional(number('Distance', 'Miles from the place searched for.', { min: 0 })),
    location: optionalText('Location', 'The restaurant or office, such as “Briggate”.', 120).meta({
      knownValues: 'restaurants',
    }),
    city: optionalText('City', 'Such as “Leeds”, shown with the location.', 80),
    lat: optional(number('Latitude', 'Degrees north.', { min: -90, max: 90 })),
    lng: optional(number('Longitude', 'Degrees east.', { min: -180, max: 180 })),
    salary: optionalText('Pay', 'As it is advertised, such as “£13.20 an hour plus tips”.', 80),
    datePosted: optional(isoDate('Day of posting', 'The day it was first advertised. Search engines show it.')),
    validThrough: optional(isoDate('Last day to apply', 'The vacancy is no longer shown after it.')),
    questions: list('Questions', 'What applicants are asked.', question, 30),
  })
  .meta({ title: 'Job', description: 'A vacancy.' });

export type Question = z.output<typeof question>;
export type Job = z.output<typeof job>;

/** The category of a vacancy of which an API states none. Visitors do not read it. */
export const unstatedCategory = 'Other';

/** The category that visitors read; undefined if none is stated. */
export const statedCategory = ({ category }: Pick<Job, 'category'>): string | undefined =>
  category === unstatedCategory ? undefined : category;

/** The slug of a job's category in URLs and styles; every other category becomes quick service. */
export const jobCategorySlug = (
  category: string,
): 'back-of-house' | 'front-of-house' | 'management' | 'quick-service' => {
  switch (category.trim().toLowerCase()) {
    case 'back of house':
      return 'back-of-house';
    case 'front of house':
      return 'front-of-house';
    case 'management':
      return 'management';
    default:
      return 'quick-service';
  }
};
