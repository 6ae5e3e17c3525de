'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod/mini';
import { Form } from '@/components/forms/form';
import { FormNotice } from '@/components/forms/form-notice';
import { formOptions } from '@/components/forms/form-options';
import { RadioField } from '@/components/forms/radio-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { ButtonLink } from '@/components/ui/button-link';
import type { AdviserData } from '@/lib/discovery/size-advice/adviser-model';
import { findProduct } from '@/lib/discovery/size-advice/find-product';
import { finderSchema } from '@/lib/discovery/size-advice/measures';
import { typedMeasures } from '@/lib/discovery/size-advice/typed-measures';
import { AdviceMessage, say, sizeLabel } from './advice-message';
import { modelLink } from './advice-links';
import { AdviceShare } from './advice-share';
import styles from './adviser.module.css';
import { measureMessages } from './measure-messages';

const BLANK = { weight: '', age: '', temperature: '', place: '' };
const resolver = zodResolver(finderSchema);
const draft = typedMeasures(BLANK);
type Answers = z.output<typeof finderSchema>;

/** Three questions to the suit for this child and this water, or a plain refusal. */
export function ProductFinder({ id, data }: { id: string; data: AdviserData }) {
  const { texts, form: labels } = data;
  const form = useForm({ ...formOptions, resolver, defaultValues: BLANK });
  const [answers, setAnswers] = useState<Answers | null>(null);
  const [messages] = useState(() => measureMessages(texts));
  const places = [
    { value: 'indoor', label: texts['placeIndoor'] ?? '' },
    { value: 'outdoor', label: texts['placeOutdoor'] ?? '' },
    { value: 'open', label: texts['placeOpen'] ?? '' },
  ];
  return (
    <div className={styles.adviser}>
      <Form
        id={id}
        form={form}
        labels={labels}
        fieldMessages={messages}
        draft={draft}
        onSubmit={async (values) => {
          setAnswers(values);
          return [];
        }}
        footer={<SubmitButton>{texts['find']}</SubmitButton>}
      >
        <div className={styles.row}>
          <TextField
            name="weight"
            inputMode="decimal"
            autoComplete="off"
            label={texts['weight']}
            hint={texts['weightHint']}
          />
          <TextField name="age" inputMode="decimal" autoComplete="off" label={texts['age']} hint={texts['ageHint']} />
          <TextField
            name="temperature"
            inputMode="decimal"
            autoComplete="off"
            label={texts['temperature']}
            hint={texts['temperatureHint']}
          />
        </div>
        <RadioField name="place" label={texts['place']} options={places} />
        <p className={styles.private}>{texts['private']}</p>
      </Form>
      {answers && <FinderAnswer answers={answers} typed={form.getValues()} data={data} />}
    </div>
  );
}

interface FinderAnswerProps {
  answers: Answers;
  typed: Record<string, string>;
  data: AdviserData;
}

function FinderAnswer({ answers, typed, data: { models, texts, options } }: FinderAnswerProps) {
  const { temperature, place, weight, age } = answers;
  const found = findProduct(models, { temperature, place }, { weight, age, height: null, chest: null });
  if (found.model === null) {
    const { refusal } = found;
    const title = texts[refusal.kind === 'cold' ? 'coldTitle' : 'placeTitle'];
    return (
      <FormNotice tone="warning" title={title} event={answers}>
        <p>{refusal.kind === 'cold' ? say(texts, 'cold', { from: refusal.from }) : texts['placeNone']}</p>
      </FormNotice>
    );
  }
  const { model, advice } = found;
  if (advice.refusal) return <AdviceMessage advice={advice} texts={texts} options={options} event={answers} />;
  const title = say(texts, 'toProduct', { title: model.title, size: sizeLabel(options, advice.size) });
  return (
    <AdviceMessage
      advice={advice}
      texts={texts}
      options={options}
      event={answers}
      title={title}
      lead={<p>{say(texts, 'madeFor', { from: model.waterFrom ?? 0 })}</p>}
    >
      {place === 'open' && <p className={styles.safety}>{texts['openSafety']}</p>}
      <ButtonLink href={modelLink(model, advice.size)} prefetch={false}>
        {title}
      </ButtonLink>
      <AdviceShare texts={texts} typed={typed} />
    </AdviceMessage>
  );
}
