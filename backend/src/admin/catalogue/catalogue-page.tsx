import { Page } from '@strapi/strapi/admin';
import { Route, Routes } from 'react-router-dom';
import { OPEN_CATALOGUE } from './permissions';
import { ProductList } from './product-list';
import { ProductPage } from './product-page';

/** Products and their variants in one place. Permissions are also checked by the server. */
export default function CataloguePage() {
  return (
    <Page.Protect permissions={OPEN_CATALOGUE}>
      <Routes>
        <Route index element={<ProductList />} />
        <Route path="products/:id" element={<ProductPage />} />
        <Route path="*" element={<Page.NoData />} />
      </Routes>
    </Page.Protect>
  );
}
