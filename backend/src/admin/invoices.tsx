import { Button, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useState } from 'react';
import { type PanelComponent, useDownload } from './submissions';
import { useT } from './language/use-t';

const DOCUMENT = 'api::order-document.order-document';
/** VAT returns can be corrected for three years. */
const QUARTERS = 12;

function InvoiceButton({ number }: { number: string }) {
  const download = useDownload();
  return (
    <Button
      variant="secondary"
      fullWidth
      startIcon={<Download />}
      onClick={() => download(`/shop/documents/${number}.pdf`, `${number}.pdf`)}
    >
      {number}.pdf
    </Button>
  );
}

/** Side panel with the PDF of an invoice or credit note. */
export const InvoiceDownloadPanel: PanelComponent = ({ model, document }) => {
  const number = document?.number;
  if (model !== DOCUMENT || typeof number !== 'string') return null;
  return { title: 'PDF', content: <InvoiceButton number={number} /> };
};

interface Quarter {
  name: string;
  from: string;
  to: string;
}

const LAST_DAYS = ['03-31', '06-30', '09-30', '12-31'];

/** Current and previous quarters, newest first. */
function listQuarters(now = new Date()): Quarter[] {
  const current = now.getFullYear() * 4 + Math.floor(now.getMonth() / 3);
  return Array.from({ length: QUARTERS }, (_, back) => {
    const [year, index] = [Math.floor((current - back) / 4), (current - back) % 4];
    const month = String(index * 3 + 1).padStart(2, '0');
    return { name: `${year}-Q${index + 1}`, from: `${year}-${month}-01`, to: `${year}-${LAST_DAYS[index]}` };
  });
}

/** CSV reports per quarter. Injected above every list, rendered only above the invoices. */
export function AccountingReportButtons() {
  const t = useT();
  const download = useDownload();
  const quarters = listQuarters();
  const [name, setName] = useState(quarters[0]?.name ?? '');
  const quarter = quarters.find((entry) => entry.name === name);
  if (!quarter || !decodeURIComponent(window.location.pathname).endsWith(DOCUMENT)) return null;
  const days = `from=${quarter.from}&to=${quarter.to}`;
  const reports = [
    { file: 'oss', label: t('reports.oss'), path: `oss?quarter=${name}` },
    { file: 'orders', label: t('reports.orders'), path: `orders?${days}` },
    { file: 'invoices', label: t('reports.invoices'), path: `documents?${days}` },
  ];
  return (
    <Flex gap={2} wrap="wrap">
      <SingleSelect
        aria-label={t('reports.quarter')}
        size="S"
        value={name}
        onChange={(value) => setName(String(value))}
      >
        {quarters.map((entry) => (
          <SingleSelectOption key={entry.name} value={entry.name}>
            {entry.name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      {reports.map(({ file, label, path }) => (
        <Button
          key={file}
          variant="secondary"
          size="S"
          startIcon={<Download />}
          onClick={() => download(`/shop/reports/${path}`, `${file}-${name}.csv`)}
        >
          {label}
        </Button>
      ))}
    </Flex>
  );
}
