import { Button, Flex, Typography } from '@strapi/design-system';
import { ChevronLeft, ChevronRight } from '@strapi/icons';
import { useT } from '../language/use-t';

interface Props {
  page: number;
  pageSize: number;
  pageCount: number;
  total: number;
  onPage: (page: number) => void;
}

export function PageLinks({ page, pageSize, pageCount, total, onPage }: Props) {
  const t = useT();
  if (pageCount < 2) return null;
  const first = (page - 1) * pageSize + 1;
  return (
    <Flex tag="nav" aria-label={t('common.pages')} gap={2} justifyContent="flex-end">
      <Typography textColor="neutral600">
        {t('common.of', { first, last: Math.min(first + pageSize - 1, total), total })}
      </Typography>
      <Button variant="tertiary" startIcon={<ChevronLeft />} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('common.previous')}
      </Button>
      <Button
        variant="tertiary"
        endIcon={<ChevronRight />}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      >
        {t('common.next')}
      </Button>
    </Flex>
  );
}
