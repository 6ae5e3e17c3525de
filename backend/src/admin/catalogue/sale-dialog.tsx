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

const toChange = (row: GridRow, sale: Pick<GridRow, 'salePrice' | 'saleFrom' | 'saleTo'>): VariantChange => {
  const { salePrice, saleFrom, saleTo } = row;
  return { id: row.id, set: sale, was: { salePrice, saleFrom, saleTo }, add: 0 };
};
const NO_SALE = { salePrice: null, saleFrom: null, saleTo: null };

const datesOf = ({ from, to }: SaleGroup<GridRow>): string =>
  `${from === null ? 'no beginning' : momentText(from)} – ${to === null ? 'no end' : momentText(to)}`;

interface RunningProps {
  groups: SaleGroup<GridRow>[];
  isBusy: boolean;
  onEnd: (group: SaleGroup<GridRow>) => void;
}

function RunningSales({ groups, isBusy, onEnd }: RunningProps) {
  if (groups.length === 0) return <Typography textColor="neutral600">No sale runs or is planned.</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
      {groups.map((group) => (
        <Flex tag="li" key={`${group.from} ${group.to}`} justifyContent="space-between" gap={3} wrap="wrap">
          <Typography>{`${datesOf(group)}: ${group.variants.length} variants`}</Typography>
          <Button variant="danger-light" disabled={isBusy} onClick={() => onEnd(group)}>
            End this sale
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
      `${planned.length} variants have a sale price`,
    );
  const end = (group: SaleGroup<GridRow>): Promise<void> =>
    save(
      group.variants.map((row) => toChange(row, NO_SALE)),
      `${group.variants.length} variants have their price again`,
    );

  return (
    <Modal.Root open onOpenChange={(open: boolean) => !open && onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Sales</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={5}>
            {failure && (
              <Typography role="alert" textColor="danger600">
                {failure}
              </Typography>
            )}
            {!rows && !failure && <Typography role="status">Reading all prices …</Typography>}
            {rows && (
              <>
                <RunningSales groups={groupSales(rows, opened)} isBusy={isBusy} onEnd={end} />
                <Typography tag="h3" variant="delta">
                  A new sale
                </Typography>
                <SalePlanFields fields={fields} errors={errors} />
                <SalePreview chosen={chosen} planned={planned} />
              </>
            )}
            {isBusy && saved > 0 && <Typography role="status">{`${saved} saved`}</Typography>}
            {problem && (
              <Typography role="alert" textColor="danger700">
                {problem}
              </Typography>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Close
          </Button>
          <Button loading={isBusy} disabled={planned.length === 0} onClick={start}>
            {`Put ${planned.length} on sale`}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
