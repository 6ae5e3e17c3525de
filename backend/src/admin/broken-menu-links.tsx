import { Box, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { PanelComponent } from './submissions';
import { useT } from './language/use-t';
import type { TextKey } from '../platform/admin-texts/catalogues';

const MENU = 'api::menu.menu';

interface DeadItem {
  menu: string;
  locale: string;
  title: string;
  path: string;
  reason: 'not an address' | 'no such page' | 'not in this language' | 'removed';
}

const WORDS: Record<DeadItem['reason'], TextKey> = {
  'not an address': 'deadItems.address',
  'no such page': 'deadItems.page',
  'not in this language': 'deadItems.language',
  removed: 'deadItems.removed',
};

function BrokenMenuLinkList({ menu }: { menu: string }) {
  const t = useT();
  const { get } = useFetchClient();
  const [items, setItems] = useState<DeadItem[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    get<{ data: DeadItem[] }>('/shop/menus/dead-items')
      .then(({ data }) => setItems(data.data.filter((item) => item.menu === menu)))
      .catch(() => setFailed(true));
  }, [get, menu]);
  if (failed) return <Typography textColor="neutral600">{t('deadItems.failed')}</Typography>;
  if (!items) return <Typography textColor="neutral600">{t('deadItems.checking')}</Typography>;
  if (items.length === 0) return <Typography textColor="success600">{t('deadItems.fine')}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography textColor="danger600">{t('deadItems.left')}</Typography>
      {items.map(({ locale, title, path, reason }, at) => (
        <Box key={`${at}-${locale}`}>
          <Typography fontWeight="bold">
            {title} ({locale})
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {path}: {t(WORDS[reason])}
          </Typography>
        </Box>
      ))}
    </Flex>
  );
}

/** Side panel of a menu: saved items with broken links, in all languages. */
export const BrokenMenuLinksPanel: PanelComponent = ({ model, documentId, document }) => {
  const t = useT();
  if (model !== MENU || !documentId) return null;
  // Checked again after each save.
  const saved = `${documentId} ${String(document?.updatedAt)}`;
  return { title: t('deadItems.title'), content: <BrokenMenuLinkList key={saved} menu={documentId} /> };
};
