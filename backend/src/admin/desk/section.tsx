import { Box, Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A card of the order page. */
export function Section({ title, action, children }: Props) {
  return (
    <Box tag="section" background="neutral0" hasRadius shadow="tableShadow" padding={6} width="100%">
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Flex justifyContent="space-between" gap={2} wrap="wrap">
          <Typography tag="h2" variant="delta">
            {title}
          </Typography>
          {action}
        </Flex>
        {children}
      </Flex>
    </Box>
  );
}

interface DetailListProps {
  rows: [label: string, value: ReactNode][];
}

/** Definition list with right-aligned values. */
export function DetailList({ rows }: DetailListProps) {
  return (
    <Flex tag="dl" direction="column" alignItems="stretch" gap={2}>
      {rows.map(([label, value]) => (
        <Flex key={label} justifyContent="space-between" alignItems="start" gap={4}>
          <Typography tag="dt" textColor="neutral600" style={{ flexShrink: 0 }}>
            {label}
          </Typography>
          <Typography tag="dd" textAlign="right" style={{ overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Flex>
      ))}
    </Flex>
  );
}
