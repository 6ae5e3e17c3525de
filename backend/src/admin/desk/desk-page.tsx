import { Page } from '@strapi/strapi/admin';
import { Route, Routes } from 'react-router-dom';
import { OrderList } from './order-list';
import { OrderPage } from './order-page';
import { READ_ORDERS } from './permissions';

/** Order desk. Permissions are also checked by the server. */
export default function DeskPage() {
  return (
    <Page.Protect permissions={READ_ORDERS}>
      <Routes>
        <Route index element={<OrderList />} />
        <Route path="orders/:id" element={<OrderPage />} />
        <Route path="*" element={<Page.NoData />} />
      </Routes>
    </Page.Protect>
  );
}
