import { readBoolean } from '#schemas/content/field/repair/read-other-notation.ts';
import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { questionTypes, unstatedCategory } from '#schemas/domain/job/job.ts';
import { findByName, normalizeName } from '../../mapping.ts';
import { findText, idOr, nameOr, requestedIdIn, toId } from '../../names-and-ids.ts';
import { salaryIn } from './map-salary.ts';
import { readJobWords } from './read-job-words.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A question with its words as `text`. */
const mapQuestion = (question: unknown): unknown =>
  isRecord(question)
    ? {
        ...question,
        id: findByName(question, ['id', 'questionId']),
        text: findByName(question, ['text', 'question', 'name', 'title', 'label']),
        ...optionsIn(question),
        ...typeIn(question),
      }
    : question;

/** A question of an unknown type as a text, if its answer is required: without it nobody could apply. */
function typeIn({ type, is_mandatory: isMandatory }: Fields): Fields {
  const isKnown = questionTypes.some((known) => normalizeName(known) === normalizeName(String(type)));
  const isRequired = isMandatory === true || readBoolean(isMandatory) === true;
  return isKnown || isBlank(type) || !isRequired ? {} : { type: 'TEXT', unrecognized: { type } };
}

/** The options of a question that has them at its top, or in another form than texts. */
function optionsIn(question: Fields): Fields {
  const answer = isRecord(question.answer) ? question.answer : {};
  const stated = Array.isArray(question.answer)
    ? question.answer
    : findByName({ ...question, ...answer }, ['options', 'choices', 'answers', 'possibleAnswers', 'values']);
  if (!Array.isArray(stated)) return {};
  const options = stated.map((option: unknown) =>
    isRecord(option) ? findByName(option, ['text', 'label', 'name', 'title', 'value']) : option,
  );
  return { answer: { ...answer, options } };
}

/** The name of a vacancy without one: that in its unique name, such as `Wok chef_901`, or its id. */
const jobNameOf = (json: Fields, id: string): string =>
  findText(json, ['position_unique_name'])?.replace(/[\s_-]*\d*$/, '') || `Job ${id}`;

/** A vacancy with its place at the top. `jobId` is the id that was asked for. */
export function mapJob(json: unknown, jobId?: string): unknown {
  if (!isRecord(json)) return json;
  const questions = isRecord(json.questions) ? [json.questions] : json.questions;
  const place = isRecord(json.location) ? json.location : undefined;
  const placeName = place && findByName(place, ['name', 'title', 'address', 'city']);
  const requestedId = requestedIdIn(json, jobId, ['name', 'position_unique_name', 'category', 'jobtype', 'location']);
  const salary = salaryIn(json);
  const name = nameOr(
    findText(json, ['name', 'title', 'jobTitle']) ?? json.name,
    requestedId && jobNameOf(json, requestedId),
  );
  const { words, unrecognized } = readJobWords(json);
  return {
    ...json,
    name,
    unrecognized,
    ...(('jobtype' in words || 'jobtype' in unrecognized) && { jobtype: words.jobtype }),
    job_id: idOr(findByName(json, ['job_id', 'id']), requestedId),
    position_unique_name: toId(findByName(json, ['position_unique_name']) ?? name, 'vacancy'),
    category: words.category ?? unstatedCategory,
    ...(typeof salary === 'string' && { salary }),
    ...(Array.isArray(questions) && { questions: questions.map(mapQuestion) }),
    ...(place && {
      location: placeName,
      city: json.city ?? place.city,
      lat: json.lat ?? place.lat,
      lng: json.lng ?? place.lng,
    }),
  };
}
