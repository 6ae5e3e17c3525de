import { Box } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useState } from 'react';
import { labelOf } from './language/strapi-texts';

const WITH_PICTURES = new Set(
  ['product', 'product-variant', 'article', 'level', 'page'].map((name) => `api::${name}.${name}`),
);

type Pictures = Record<string, string>;
type Get = ReturnType<typeof useFetchClient>['get'];

interface Row {
  id: number;
}

interface Column {
  name: string;
  label: { id: string; defaultMessage: string };
  attribute: { type: string };
  searchable: boolean;
  sortable: boolean;
  cellFormatter: (row: Row, header: unknown, meta: { model: string }) => ReactNode;
}

interface Table {
  displayedHeaders: Column[];
  layout: unknown;
}

let gathering: { uid: string; ids: number[]; pictures: Promise<Pictures> } | null = null;

/** Batches the requests of all cells, which mount at the same time. */
async function readPicture(get: Get, uid: string, id: number): Promise<string | undefined> {
  if (gathering?.uid !== uid) {
    const ids: number[] = [];
    const pictures = new Promise((resolve) => setTimeout(resolve, 0)).then(async () => {
      gathering = null;
      const { data } = await get<{ data: Pictures }>('/shop/pictures', { params: { uid, ids: ids.join(',') } });
      return data.data;
    });
    gathering = { uid, ids, pictures };
  }
  gathering.ids.push(id);
  return (await gathering.pictures)[id];
}

function PictureCell({ uid, id }: { uid: string; id: number }) {
  const { get } = useFetchClient();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let shown = true;
    readPicture(get, uid, id)
      .then((found) => shown && setUrl(found))
      // Pictures are optional in a list.
      .catch(() => undefined);
    return () => {
      shown = false;
    };
  }, [get, uid, id]);
  return (
    <Box width="4.8rem" height="4.8rem">
      {url && <img src={url} alt="" width={48} height={48} style={{ objectFit: 'contain' }} />}
    </Box>
  );
}

const PICTURE: Column = {
  name: 'listPicture',
  label: labelOf('menu.picture'),
  attribute: { type: 'custom' },
  searchable: false,
  sortable: false,
  cellFormatter: (row, _header, { model }) => <PictureCell uid={model} id={row.id} />,
};

/** The hook does not receive the content type, so it is read from the URL. */
function shownType(): string | undefined {
  return /\/collection-types\/([^/]+)/.exec(decodeURIComponent(window.location.pathname))?.[1];
}

export function addPictureColumn({ displayedHeaders, layout }: Table): Table {
  const uid = shownType();
  if (!uid || !WITH_PICTURES.has(uid)) return { displayedHeaders, layout };
  return { displayedHeaders: [PICTURE, ...displayedHeaders], layout };
}
