import { Field, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { checkCaptions } from '../../../contract/captions';
import { useT } from '../language/use-t';
import { lengthText } from './describe-film';

interface CaptionsFieldProps {
  /** As they are in the form, in the language that is edited. */
  captions: string;
  /** Of the film; null while there is none. */
  seconds: number | null;
  onChange: (captions: string) => void;
}

/** An hour of captions has about a tenth of this. */
const MAX_BYTES = 512 * 1024;

/** Captions from a file into the form's field, and what is wrong with those that are there. */
export function CaptionsField({ captions, seconds, onChange }: CaptionsFieldProps) {
  const t = useT();
  const [failure, setFailure] = useState<string | undefined>();
  const { cues, problems } = checkCaptions(captions, seconds);
  const end = cues.at(-1)?.end ?? 0;

  const describe = (line: number | null, text: string): string =>
    line === null ? t.sentence(text) : t('films.captions.atLine', { line, text: t.sentence(text) });

  async function choose(file: File): Promise<void> {
    if (file.size > MAX_BYTES) return setFailure(t('films.captions.tooLarge'));
    const text = await file.text();
    if (text.trim() === '') return setFailure(t('films.captions.empty'));
    const fatal = checkCaptions(text, null).problems.find(({ isFatal }) => isFatal);
    if (fatal) return setFailure(describe(fatal.line, fatal.text));
    setFailure(undefined);
    onChange(text.replaceAll(/\r\n?/g, '\n').replace(/^\uFEFF/, ''));
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Field.Root error={failure} hint={t('films.captions.hint')}>
        <Field.Label>{t('films.captions.file')}</Field.Label>
        <input
          type="file"
          aria-label={t('films.captions.file')}
          accept=".vtt,text/vtt"
          style={{ maxWidth: '100%' }}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) void choose(file);
          }}
        />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
      <div role="status">
        <Typography variant="pi" textColor={problems.length > 0 ? 'warning700' : 'neutral600'}>
          {cues.length === 0 && problems.length === 0
            ? t('films.captions.none')
            : t(problems.length > 0 ? 'films.captions.toCheck' : 'films.captions.count', {
                count: cues.length,
                end: lengthText(end),
              })}
        </Typography>
        {problems.length > 0 && (
          <ul style={{ margin: '4px 0 0 16px', listStyle: 'disc' }}>
            {problems.map(({ line, text, isFatal }) => (
              <li key={`${line} ${text}`}>
                <Typography variant="pi" textColor={isFatal ? 'danger700' : 'neutral800'}>
                  {describe(line, text)}
                </Typography>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Flex>
  );
}
