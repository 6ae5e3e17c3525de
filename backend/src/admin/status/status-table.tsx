import type { ReactNode } from 'react';
import { Box, Flex, Typography } from '@strapi/design-system';
import styled from 'styled-components';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 1.2rem 1.6rem;
    text-align: left;
    overflow-wrap: anywhere;
  }

  tbody tr {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
`;

interface Props {
  title: string;
  head: ReactNode;
  rows: ReactNode[][];
}

export function StatusTable({ title, head, rows }: Props) {
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="beta" tag="h2">
        {title}
      </Typography>
      <Box background="neutral0" hasRadius shadow="tableShadow" overflow="auto">
        <Table aria-label={title}>
          <thead>
            <tr>{head}</tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column}>{typeof cell === 'string' ? <Typography>{cell}</Typography> : cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
    </Flex>
  );
}
