import { Button, Flex, Typography } from '@strapi/design-system';
import { ChevronLeft, ChevronRight } from '@strapi/icons';

interface Props {
  page: number;
  pageSize: number;
  pageCount: number;
  total: number;
  onPage: (page: number) => void;
}

export function PageLinks({ page, pageSize, pageCount, total, onPage }: Props) {
  if (pageCount < 2) return null;
  const first = (page - 1) * pageSize + 1;
  return (
    <Flex tag="nav" aria-label="Pages" gap={2} justifyContent="flex-end">
      <Typography textColor="neutral600">
        {first}–{Math.min(first + pageSize - 1, total)} of {total}
      </Typography>
      <Button variant="tertiary" startIcon={<ChevronLeft />} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Button
        variant="tertiary"
        endIcon={<ChevronRight />}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      >
        Next
      </Button>
    </Flex>
  );
}
