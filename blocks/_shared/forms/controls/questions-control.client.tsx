'use client';

import { type JobQuestion, optionsOf } from '#schemas/forms/job-apply/question-options.ts';
import { asText, type ControlProps } from '../fields/control.ts';
import { RadiosControl, TicksControl } from './choice-controls.client.tsx';
import { LongTextControl } from './long-text-control.client.tsx';

interface Answer {
  readonly id: string;
  readonly answer: readonly unknown[];
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'id' in value && 'answer' in value && Array.isArray(value.answer);

const longest = 4000;

/** What a vacancy asks, each question by the control that its kind wants. */
export function QuestionsControl(props: ControlProps) {
  const { id, name, value, errors, formContext, onChange } = props;
  const questions = formContext.context.job?.questions ?? [];
  const given = new Map((Array.isArray(value) ? value.filter(isAnswer) : []).map((each) => [each.id, each.answer]));
  const answer = (question: JobQuestion, words: readonly unknown[]): void =>
    onChange(
      questions.map((each) => ({ id: each.id, answer: each.id === question.id ? words : (given.get(each.id) ?? []) })),
    );
  return questions.map((question, at) => {
    const own = {
      ...props,
      id: `${id}.${question.id}`,
      name: `${name}.${at}.answer`,
      label: question.is_mandatory ? question.text : `${question.text} (optional)`,
      hint: undefined,
      error: errors[question.id]?.__errors?.[0],
      required: question.is_mandatory,
    };
    const words = given.get(question.id) ?? [];
    const choices = optionsOf(question)?.map((option) => ({ value: option, label: option }));
    return (
      <div key={question.id}>
        <input type="hidden" name={`${name}.${at}.id`} value={question.id} />
        {!choices && (
          <LongTextControl
            {...own}
            presentation={{ ...own.presentation, rows: 3 }}
            longest={longest}
            value={asText(words[0])}
            onChange={(text) => answer(question, [text])}
          />
        )}
        {choices && question.type === 'MULTIPLE_CHOICE' && (
          <TicksControl
            {...own}
            choices={choices}
            value={words}
            onChange={(chosen) => answer(question, Array.isArray(chosen) ? chosen : [])}
          />
        )}
        {choices && question.type !== 'MULTIPLE_CHOICE' && (
          <RadiosControl
            {...own}
            choices={choices}
            value={words[0]}
            onChange={(chosen) => answer(question, [chosen])}
          />
        )}
      </div>
    );
  });
}
