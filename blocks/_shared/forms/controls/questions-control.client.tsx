'use client';

import { getQuestionOptions, type JobQuestion } from '#schemas/forms/job-apply/question-options.ts';
import { asText, type ControlProps } from '../fields/control.ts';
import { CheckboxesControl, RadiosControl } from './choice-controls.client.tsx';
import { LongTextControl } from './long-text-control.client.tsx';

interface Answer {
  readonly id: string;
  readonly answer: readonly unknown[];
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'id' in value && 'answer' in value && Array.isArray(value.answer);

const maxAnswerLength = 4000;

/** The questions of a vacancy, each with the control for its type. */
export function QuestionsControl(props: ControlProps) {
  const { id, name, value, errors, formContext, onChange } = props;
  const questions = formContext.context.job?.questions ?? [];
  const answers = new Map((Array.isArray(value) ? value.filter(isAnswer) : []).map((each) => [each.id, each.answer]));
  const answer = (question: JobQuestion, answerValues: readonly unknown[]): void =>
    onChange(
      questions.map((each) => ({
        id: each.id,
        answer: each.id === question.id ? answerValues : (answers.get(each.id) ?? []),
      })),
    );
  return questions.map((question, index) => {
    const controlProps = {
      ...props,
      id: `${id}.${question.id}`,
      name: `${name}.${index}.answer`,
      label: question.is_mandatory ? question.text : `${question.text} (optional)`,
      // Checkboxes look optional.
      hint: question.is_mandatory && question.type === 'MULTIPLE_CHOICE' ? 'Choose at least one.' : undefined,
      error: errors[question.id]?.__errors?.[0],
      required: question.is_mandatory,
    };
    const answerValues = answers.get(question.id) ?? [];
    const choices = getQuestionOptions(question)?.map((option) => ({ value: option, label: option }));
    return (
      <div key={question.id}>
        <input type="hidden" name={`${name}.${index}.id`} value={question.id} />
        {!choices && (
          <LongTextControl
            {...controlProps}
            presentation={{ ...controlProps.presentation, rows: 3 }}
            maxLength={maxAnswerLength}
            value={asText(answerValues[0])}
            onChange={(text) => answer(question, [text])}
          />
        )}
        {choices && question.type === 'MULTIPLE_CHOICE' && (
          <CheckboxesControl
            {...controlProps}
            choices={choices}
            value={answerValues}
            onChange={(chosen) => answer(question, Array.isArray(chosen) ? chosen : [])}
          />
        )}
        {choices && question.type !== 'MULTIPLE_CHOICE' && (
          <RadiosControl
            {...controlProps}
            choices={choices}
            value={answerValues[0]}
            onChange={(chosen) => answer(question, [chosen])}
          />
        )}
      </div>
    );
  });
}
