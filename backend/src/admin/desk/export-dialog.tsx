import { useState } from 'react';
import type { DeskTab } from '../../back-office/desk/desk-tabs';
import { FormDialog } from './form-dialog';
import { todayInput } from './format';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { useFiles } from './use-files';
import { useT } from '../language/use-t';

/** The choice is kept in this browser: it is that of the operator's spreadsheet. */
const FORMAT = 'shop-export-format';
const FORMATS = [
  ['semicolon-comma', 'export.formats.semicolonComma'],
  ['comma-point', 'export.formats.commaPoint'],
  ['semicolon-point', 'export.formats.semicolonPoint'],
] as const;
type Format = (typeof FORMATS)[number][0];

const readFormat = (): Format =>
  FORMATS.find(([format]) => format === window.localStorage.getItem(FORMAT))?.[0] ?? 'semicolon-comma';

interface Props {
  state: string;
  tabs: [DeskTab, string][];
  onClose: () => void;
}

/** Downloads orders with their lines and addresses. */
export function ExportDialog({ state, tabs, onClose }: Props) {
  const t = useT();
  const { download } = useFiles();
  const today = todayInput();
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`);
  const [to, setTo] = useState(today);
  const [tab, setTab] = useState<DeskTab>(tabs.find(([name]) => name === state)?.[0] ?? 'all');
  const [format, setFormat] = useState(readFormat);

  function send(): Promise<void> {
    window.localStorage.setItem(FORMAT, format);
    const [separator = '', decimal = ''] = format.split('-');
    const query = new URLSearchParams({ from, to, state: tab, separator, decimal });
    return download(`/shop/desk/export?${query.toString()}`, `orders-${from}-${to}.csv`);
  }

  return (
    <FormDialog
      title={t('export.title')}
      confirm={t('export.download')}
      disabled={from === '' || to === '' || from > to}
      onConfirm={send}
      onClose={onClose}
    >
      <SelectField label={t('export.orders')} name="state" value={tab} options={tabs} onChange={setTab} />
      <TextField label={t('export.from')} name="from" type="date" required value={from} onChange={setFrom} />
      <TextField
        label={t('export.to')}
        name="to"
        type="date"
        required
        value={to}
        onChange={setTo}
        {...(from > to && { error: t('export.beforeFirst') })}
      />
      <SelectField
        label={t('export.format')}
        name="format"
        value={format}
        options={FORMATS.map(([value, key]) => [value, t(key)] as const)}
        onChange={setFormat}
        hint={t('export.formatHint')}
      />
    </FormDialog>
  );
}
