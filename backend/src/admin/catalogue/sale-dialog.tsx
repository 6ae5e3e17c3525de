import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { GridRow } from '../../back-office/catalogue/response-types';
import { type SaleGroup, groupSales } from '../../domain/percent-sale';
import { momentText } from '../../domain/variant-cells';
import type { VariantChange } from '../../domain/variant-change';
import { useAct } from '../desk/use-desk-api';
import { messageOf } from './refusal';
import { SalePlanFields, SalePreview, useSalePlan } from './sale-plan';
import { saveInParts, useAllVariants } from './use-all-variants';
import { useT } from '../language/use-t';
import type { Translator } from '../../platform/admin-texts/translator';

const toChange = (row: GridRow, sale: Pick<GridRow, 'salePrice' | 'saleFrom' | 'saleTo'>): VariantChange => {
  const { salePrice, saleFrom, saleTo } = row;
  return { id: row.id, set: sale, was: { salePrice, saleFrom, saleTo }, add: 0 };
};
const NO_SALE = { salePrice: null, saleFrom: null, saleTo: null };

const datesOf = ({ from, to }: SaleGroup<GridRow>, t: Translator): string =>
  [
    from === null ? t('catalogue.sale.noBeginning') : momentText(from),
    to === null ? t('catalogue.grid.noEnd') : momentText(to),
  ].join(' – ');

interface RunningProps {
  groups: SaleGroup<GridRow>[];
  isBusy: boolean;
  onEnd: (group: SaleGroup<GridRow>) => void;
}

function RunningSales({ groups, isBusy, onEnd }: RunningProps) {
  const t = useT();
  if (groups.length === 0) return <Typography textColor="neutral600">{t('catalogue.sale.none')}</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
      {groups.map((group) => (
        <Flex tag="li" key={`${group.from} ${group.to}`} justifyContent="space-between" gap={3} wrap="wrap">
          <Typography>
            {t('catalogue.sale.group', { dates: datesOf(group, t), count: group.variants.length })}
          </Typography>
          <Button variant="danger-light" disabled={isBusy} onClick={() => onEnd(group)}>
            {t('catalogue.sale.end')}
          </Button>
        </Flex>
      ))}
    </Flex>
  );
}

interface Props {
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Sales that run or are planned, each with its end, and a new one for many variants at once. */
export function SaleDialog({ onClose, onDone }: Props) {
  const t = useT();
  const act = useAct();
  const { toggleNotification } = useNotification();
  const { rows, failure, reload } = useAllVariants();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [saved, setSaved] = useState(0);
  const { fields, errors, chosen, planned, opened } = useSalePlan(rows ?? []);

  async function save(changes: VariantChange[], said: string): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await saveInParts(act, changes, { reason: 'adjusted', onSaved: setSaved });
      toggleNotification({ type: 'success', message: said });
    } catch (error) {
      setProblem(messageOf(error));
    }
    await Promise.all([reload(), onDone()]);
    setBusy(false);
  }
  const start = (): Promise<void> =>
    save(
      planned.map(({ row, sale }) => toChange(row, sale)),
      t('catalogue.sale.started', { count: planned.length }),
    );
  const end = (group: SaleGroup<GridRow>): Promise<void> =>
    save(
      group.variants.map((row) => toChange(row, NO_SALE)),
      t('catalogue.sale.endedSaid', { count: group.variants.length }),
    );

  return (
    <Modal.Root open onOpenChange={(open: boolean) => !open && onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{t('catalogue.sales')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={5}>
            {failure && (
              <Typography role="alert" textColor="danger600">
                {failure}
              </Typography>
            )}
            {!rows && !failure && <Typography role="status">{t('catalogue.sale.reading')}</Typography>}
            {rows && (
              <>
                <RunningSales groups={groupSales(rows, opened)} isBusy={isBusy} onEnd={end} />
                <Typography tag="h3" variant="delta">
                  {t('catalogue.sale.new')}
                </Typography>
                <SalePlanFields fields={fields} errors={errors} />
                <SalePreview chosen={chosen} planned={planned} />
              </>
            )}
            {isBusy && saved > 0 && (
              <Typography role="status">{t('catalogue.sale.saved', { count: saved })}</Typography>
            )}
            {problem && (
              <Typography role="alert" textColor="danger700">
                {problem}
              </Typography>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            {t('common.close')}
          </Button>
          <Button loading={isBusy} disabled={planned.length === 0} onClick={start}>
            {t('catalogue.sale.put', { count: planned.length })}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
