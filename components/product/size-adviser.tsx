'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '@/components/forms/form';
import { formOptions } from '@/components/forms/form-options';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import type { AdviserData } from '@/lib/discovery/size-advice/adviser-model';
import { adviseSize, type Child } from '@/lib/catalog/size-advice/advise-size';
import { childSchema } from '@/lib/discovery/size-advice/measures';
import { typedMeasures } from '@/lib/discovery/size-advice/typed-measures';
import { AdviceMessage } from './advice-message';
import { AdviceShare } from './advice-share';
import { AdviceSizeAction } from './advice-size-action';
import { AdviceLinks } from './advice-links';
import styles from './adviser.module.css';
import { measureMessages } from './measure-messages';

const BLANK = { weight: '', age: '', height: '', chest: '' };
const resolver = zodResolver(childSchema);

interface SizeAdviserProps {
  id: string;
  data: AdviserData;
  /** The fragment of a shared link, if it was taken already. */
  shared?: string;
  /** Path of the listing that the size filters. */
  listing?: string;
  /** On a product page: called once the size is chosen there. */
  onChosen?: () => void;
}

/** Asks for a child's measures, and tells the size or why none fits. Everything is worked out in the browser. */
export function SizeAdviser({ id, data, shared, listing, onChosen }: SizeAdviserProps) {
  const { models, texts, form: labels } = data;
  const form = useForm({ ...formOptions, resolver, defaultValues: BLANK });
  const [child, setChild] = useState<Child | null>(null);
  const [draft] = useState(() => typedMeasures(BLANK, shared));
  const [messages] = useState(() => measureMessages(texts));
  const hasChest = models.some(({ rows }) => rows.some(({ chest }) => chest !== null));

  const advised = child && models.map((model) => ({ model, advice: adviseSize(model, child) }));
  const found = advised?.find(({ advice }) => advice.refusal === null) ?? advised?.[0];

  return (
    <div className={styles.adviser}>
      <p>{texts['lead']}</p>
      <Form
        id={id}
        form={form}
        labels={labels}
        fieldMessages={messages}
        draft={draft}
        onSubmit={async (values) => {
          setChild(values);
          return [];
        }}
        footer={<SubmitButton>{texts['submit']}</SubmitButton>}
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
            name="height"
            inputMode="decimal"
            autoComplete="off"
            optional
            label={texts['height']}
            hint={texts['heightHint']}
          />
          {hasChest && (
            <TextField
              name="chest"
              inputMode="decimal"
              autoComplete="off"
              optional
              label={texts['chest']}
              hint={texts['chestHint']}
            />
          )}
        </div>
        <p className={styles.private}>{texts['private']}</p>
      </Form>
      {found && (
        <AdviceMessage advice={found.advice} texts={texts} options={data.options} event={child}>
          {found.advice.refusal === null && onChosen && (
            <AdviceSizeAction
              size={found.advice.size}
              variants={found.model.variants}
              data={data}
              onChosen={onChosen}
            />
          )}
          {found.advice.refusal === null && !onChosen && (
            <AdviceLinks advised={advised ?? []} data={data} listing={listing} />
          )}
          <AdviceShare texts={texts} typed={form.getValues()} />
        </AdviceMessage>
      )}
    </div>
  );
}
