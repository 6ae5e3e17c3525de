import { Box, Button, Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { Grid } from './use-grid';
import { useT } from '../language/use-t';

const REASONS = [
  ['received', 'catalogue.save.received'],
  ['counted', 'catalogue.save.counted'],
  ['damaged', 'catalogue.save.damaged'],
  ['adjusted', 'catalogue.save.adjusted'],
] as const;

/** How much is typed and not saved, and the one request that saves it. */
export function SaveBar({ grid }: { grid: Grid }) {
  const t = useT();
  const [reason, setReason] = useState<string>('received');
  const { count, failure, overtaken, request } = grid;
  if (count === 0 && failure === null) return null;
  const movesStock = request.changes.some(({ add }) => add !== 0);
  return (
    <Box
      position="sticky"
      bottom={0}
      zIndex={2}
      background="neutral0"
      shadow="filterShadow"
      hasRadius
      padding={4}
      borderColor="neutral200"
    >
      <Flex gap={4} wrap="wrap" justifyContent="space-between" alignItems="flex-end">
        <Flex direction="column" alignItems="start" gap={1}>
          <Typography role="status">{t('catalogue.save.changed', { count })}</Typography>
          {overtaken > 0 && (
            <Typography role="alert" textColor="danger700">
              {t('catalogue.save.overtaken')}
            </Typography>
          )}
          {failure !== null && (
            <Typography role="alert" textColor="danger700">
              {failure}
            </Typography>
          )}
        </Flex>
        <Flex gap={2} wrap="wrap" alignItems="flex-end">
          {movesStock && (
            <Field.Root name="reason">
              <Field.Label>{t('catalogue.save.why')}</Field.Label>
              <SingleSelect value={reason} onChange={(value) => setReason(String(value))}>
                {REASONS.map(([value, label]) => (
                  <SingleSelectOption key={value} value={value}>
                    {t(label)}
                  </SingleSelectOption>
                ))}
              </SingleSelect>
            </Field.Root>
          )}
          <Button variant="tertiary" size="L" onClick={grid.discard} disabled={grid.isBusy}>
            {t('catalogue.save.discard')}
          </Button>
          <Button
            size="L"
            loading={grid.isBusy}
            disabled={count === 0 || overtaken > 0}
            onClick={() => void grid.save(reason)}
          >
            {t('catalogue.save.save')}
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}
