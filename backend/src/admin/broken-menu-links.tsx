import { Box, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { PanelComponent } from './submissions';

const MENU = 'api::menu.menu';

interface DeadItem {
  menu: string;
  locale: string;
  title: string;
  path: string;
  reason: 'not an address' | 'no such page' | 'not in this language' | 'removed';
}

const WORDS: Record<DeadItem['reason'], string> = {
  'not an address': 'this is not a valid URL',
  'no such page': 'this page does not exist',
  'not in this language': 'this page is not published in this language',
  removed: 'this page was removed',
};

function BrokenMenuLinkList({ menu }: { menu: string }) {
  const { get } = useFetchClient();
  const [items, setItems] = useState<DeadItem[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    get<{ data: DeadItem[] }>('/shop/menus/dead-items')
      .then(({ data }) => setItems(data.data.filter((item) => item.menu === menu)))
      .catch(() => setFailed(true));
  }, [get, menu]);
  if (failed) return <Typography textColor="neutral600">The items could not be checked.</Typography>;
  if (!items) return <Typography textColor="neutral600">Checking …</Typography>;
  if (items.length === 0)
    return <Typography textColor="success600">Every saved item leads to a page, in every language.</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography textColor="danger600">The site leaves these items out:</Typography>
      {items.map(({ locale, title, path, reason }, at) => (
        <Box key={`${at}-${locale}`}>
          <Typography fontWeight="bold">
            {title} ({locale})
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {path}: {WORDS[reason]}
          </Typography>
        </Box>
      ))}
    </Flex>
  );
}

/** Side panel of a menu: saved items with broken links, in all languages. */
export const BrokenMenuLinksPanel: PanelComponent = ({ model, documentId }) =>
  model === MENU && documentId
    ? { title: 'Items that lead nowhere', content: <BrokenMenuLinkList key={documentId} menu={documentId} /> }
    : null;
