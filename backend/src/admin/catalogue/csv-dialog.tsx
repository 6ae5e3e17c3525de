import { Box, Button, Flex, Modal, SingleSelect, SingleSelectOption, Field, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useNotification } from '@strapi/strapi/admin';
import { type ChangeEvent, useRef, useState } from 'react';
import type { GridRow, OptionChoice } from '../../back-office/catalogue/response-types';
import { readCsv } from '../../domain/read-csv';
import { type ImportPlan, csvCells, csvHead, planImport } from '../../domain/variant-csv';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/files/csv';
import { useAct, useDesk } from '../desk/use-desk-api';
import { lookOf } from './look';
import { isLost, messageOf, refusalOf } from './refusal';
import { saveInParts, useAllVariants } from './use-all-variants';
import { useT } from '../language/use-t';
import type { Translator } from '../../platform/admin-texts/translator';
import { translateHead, withEnglishHeads } from './csv-heads';

const SHOWN = 20;
/** Ten thousand lines have about one megabyte. */
const MAX_BYTES = 10 * 1024 * 1024;

function download(rows: GridRow[], options: OptionChoice[], decimalComma: boolean, t: Translator): void {
  const delimiter = decimalComma ? ';' : ',';
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const lines = [
    csvHead(timeZone).map((head) => translateHead(head, t)),
    ...rows.map((row) => csvCells({ ...row, look: lookOf(row.options, options) }, decimalComma)),
  ];
  const text = BYTE_ORDER_MARK + lines.map((cells) => csvLine(cells, delimiter)).join('');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = 'variants.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Spreadsheets also save in the encoding of Windows. */
async function readText(file: File, t: Translator): Promise<string> {
  if (file.size > MAX_BYTES) throw new Error(t('catalogue.file.tooLarge'));
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function changeText(set: object, add: number, t: Translator): string {
  const stock = add === 0 ? [] : [t('catalogue.file.stock', { add: `${add > 0 ? '+' : ''}${add}` })];
  return [...Object.keys(set).map((field) => t.code('cells', field)), ...stock].join(', ');
}

function PlanView({ plan }: { plan: ImportPlan }) {
  const t = useT();
  const { changes, errors, unchanged, ignored } = plan;
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography role="status" fontWeight="semiBold">
        {t('catalogue.file.plan', { changes: changes.length, unchanged, errors: errors.length })}
      </Typography>
      {ignored.length > 0 && <Typography>{t('catalogue.file.ignored', { names: ignored.join(', ') })}</Typography>}
      {errors.length > 0 && (
        <Box tag="ul" maxHeight="20rem" overflow="auto" role="alert">
          {errors.slice(0, SHOWN).map(({ line, message }, index) => (
            <Typography tag="li" key={index} textColor="danger700">
              {t('catalogue.file.line', { line, message: t.sentence(message) })}
            </Typography>
          ))}
          {errors.length > SHOWN && (
            <Typography tag="li">{t('common.andMore', { count: errors.length - SHOWN })}</Typography>
          )}
        </Box>
      )}
      {errors.length === 0 &&
        changes.slice(0, SHOWN).map(({ line, sku, set, add }) => (
          <Typography key={line} textColor="neutral600">
            {t('catalogue.file.lineChange', { line, sku, what: changeText(set, add, t) })}
          </Typography>
        ))}
    </Flex>
  );
}

interface Props {
  mayImport: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** All variants as a CSV file, and a changed file back again: first what it would change, then the change. */
export function CsvDialog({ mayImport, onClose, onDone }: Props) {
  const t = useT();
  const act = useAct();
  const { toggleNotification } = useNotification();
  const { rows, failure, reload } = useAllVariants();
  const { data } = useDesk<{ data: OptionChoice[] }>('/shop/catalogue/options');
  const [format, setFormat] = useState('comma');
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [saved, setSaved] = useState(0);
  // A part that fails leaves those before it: their pieces must not be added again.
  const counted = useRef(new Set<string>());

  async function check(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const input = event.target;
    const file = input.files?.[0];
    // The same file can be chosen again.
    input.value = '';
    setPlan(null);
    setProblem(null);
    if (!file) return;
    if (!rows) {
      setProblem(t('catalogue.file.stillReading'));
      return;
    }
    try {
      setPlan(planImport(withEnglishHeads(readCsv(await readText(file, t))), rows, counted.current));
    } catch (error) {
      setProblem(t.sentence(messageOf(error)));
    }
  }

  async function save({ changes }: ImportPlan): Promise<void> {
    setBusy(true);
    setProblem(null);
    setSaved(0);
    try {
      await saveInParts(act, changes, { reason: 'adjusted', onSaved: setSaved, counted: counted.current });
      toggleNotification({ type: 'success', message: t('catalogue.saved', { count: changes.length }) });
      onClose();
    } catch (error) {
      const lines = new Map(changes.map(({ id, line }) => [id, line]));
      const errors = (refusalOf(error).rows ?? []).map(({ id, message }) => ({ line: lines.get(id) ?? 0, message }));
      setProblem(
        [
          messageOf(error).replace(/[.]?$/, '.'),
          t('catalogue.file.again'),
          ...(isLost(error) ? [t('catalogue.file.unsure')] : []),
        ].join(' '),
      );
      setPlan({ changes: [], errors, unchanged: 0, ignored: [] });
      await reload();
      setBusy(false);
    }
    await onDone();
  }

  return (
    <Modal.Root open onOpenChange={(open: boolean) => !open && onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{t('catalogue.csv')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={5}>
            {failure && (
              <Typography role="alert" textColor="danger600">
                {failure}
              </Typography>
            )}
            <Flex gap={3} alignItems="flex-end">
              <Field.Root name="format" width="100%">
                <Field.Label>{t('catalogue.file.spreadsheet')}</Field.Label>
                <SingleSelect value={format} onChange={(value) => setFormat(String(value))}>
                  <SingleSelectOption value="comma">{t('catalogue.file.comma')}</SingleSelectOption>
                  <SingleSelectOption value="point">{t('catalogue.file.point')}</SingleSelectOption>
                </SingleSelect>
              </Field.Root>
              <Button
                startIcon={<Download />}
                variant="secondary"
                size="L"
                style={{ flexShrink: 0 }}
                disabled={!rows || !data}
                onClick={() => rows && data && download(rows, data.data, format === 'comma', t)}
              >
                {rows ? t('catalogue.file.download', { count: rows.length }) : t('catalogue.file.reading')}
              </Button>
            </Flex>
            {mayImport && (
              <Field.Root name="file" hint={t('catalogue.file.changedHint')}>
                <Field.Label>{t('catalogue.file.changed')}</Field.Label>
                <input
                  type="file"
                  style={{ minHeight: '2.4rem' }}
                  accept=".csv,text/csv,text/plain"
                  aria-label={t('catalogue.file.changed')}
                  disabled={!rows || isBusy}
                  onChange={check}
                />
                <Field.Hint />
              </Field.Root>
            )}
            {problem && (
              <Typography role="alert" textColor="danger700">
                {problem}
              </Typography>
            )}
            {plan && <PlanView plan={plan} />}
            {isBusy && plan && (
              <Typography role="status">{t('catalogue.file.saved', { saved, all: plan.changes.length })}</Typography>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            {t('common.close')}
          </Button>
          {mayImport && (
            <Button
              loading={isBusy}
              disabled={!plan || plan.errors.length > 0 || plan.changes.length === 0}
              onClick={() => plan && save(plan)}
            >
              {t('catalogue.file.save')}
            </Button>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
