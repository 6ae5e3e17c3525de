import { Notice } from '@/components/ui/notice';
import { captchaSettings } from '@/lib/forms/captcha-settings';
import { withoutLinks } from '@/lib/forms/composed/inline-links';
import { formId, sentId } from '@/lib/forms/composed/element-names';
import type { ComposedField, ComposedForm } from '@/lib/forms/composed/types';
import { MISCONFIGURED, parseRulesOrNull } from '@/lib/forms/composed/validate';
import { fill } from '@/lib/forms/fill-template';
import { getLabels } from '@/lib/forms/get-labels';
import type { Messages } from '@/lib/forms/message-types';
import { describeRuleErrors } from '@/lib/forms/rule-messages';
import type { RejectedSubmission } from './composed-form';
import { ComposedFormIsland } from './composed-form-island';
import styles from './composed-form.module.css';
import { InlineText } from './composed-inline';
import { type Locale } from '@/backend/contract/locales';

interface ComposedFormViewProps {
  form: ComposedForm;
  locale: Locale;
  /** Path of the page that contains the form. */
  page: string;
  rejected?: RejectedSubmission | null;
}

/** A CMS form with all its messages, identical for all visitors. */
export async function ComposedFormView({ form, locale, page, rejected = null }: ComposedFormViewProps) {
  const [labels, rules, messages, errors] = await Promise.all([
    getLabels(locale, 'forms'),
    getLabels(locale, 'rules'),
    getLabels(locale, 'composed'),
    getLabels(locale, 'errors'),
  ]);
  const fieldLabels = Object.fromEntries(form.fields.map(({ name, label }) => [name, withoutLinks(label)]));
  const describe = (field: ComposedField) =>
    describeField(field, { locale, labels, rules, fieldLabels, answer: messages.answer });
  const sentTitle = form.successTitle || messages.sent;
  return (
    <div className={styles.box}>
      <div id={sentId(form.slug)} tabIndex={-1} className={styles.sent}>
        <Notice tone="success" title={sentTitle}>
          <div className={styles.thanks}>
            {form.successText && <p>{form.successText}</p>}
            <p>
              <a href={page}>{messages.again}</a>
            </p>
          </div>
        </Notice>
      </div>
      <div className={styles.open}>
        {form.intro && (
          <p className={styles.intro}>
            <InlineText text={form.intro} />
          </p>
        )}
        <ComposedFormIsland
          key={formId(form.slug)}
          slug={form.slug}
          fields={form.fields}
          page={page}
          captcha={form.captcha ? captchaSettings() : null}
          labels={labels}
          fieldMessages={Object.fromEntries(form.fields.map((field) => [field.name, describe(field)]))}
          texts={{
            submit: form.submitLabel || messages.submit,
            sentTitle,
            sentText: form.successText,
            again: messages.again,
            trap: messages.trap,
            filesAgain: messages.filesAgain,
          }}
          problems={{
            UnknownError: labels.problems.failed,
            Network: labels.problems.unreachable,
            TooManyRequests: labels.problems.tooMany,
            CaptchaFailed: labels.problems.captcha,
            TooLarge: errors.TooLarge,
            RequestTimeout: errors.RequestTimeout,
          }}
          rejected={rejected}
        />
      </div>
    </div>
  );
}

interface FieldSentences {
  locale: Locale;
  labels: Messages['forms'];
  rules: Messages['rules'];
  /** For labels that are questions: these are answered, not filled in. */
  answer: string;
  /** Labels of all fields: rules may refer to another field. */
  fieldLabels: Record<string, string>;
}

/** Messages that a field can need. For a required checkbox the label itself is used: it is a sentence. */
function describeField(field: ComposedField, sentences: FieldSentences): Record<string, string> {
  const { locale, labels, rules, fieldLabels, answer } = sentences;
  const label = fieldLabels[field.name] ?? field.name;
  const tick = labels.errors.accepted;
  return {
    ...describeRuleErrors(parseRulesOrNull(field.rules) ?? [], label, rules, locale, fieldLabels),
    ...(/\?\s*$/.test(label) && { required: fill(answer, { label }) }),
    [MISCONFIGURED]: rules.misconfigured,
    ...(field.type === 'checkbox' && { required: tick, accepted: tick }),
  };
}
