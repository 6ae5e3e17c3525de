import { Page } from '@strapi/strapi/admin';
import { Route, Routes } from 'react-router-dom';
import { OrderList } from './order-list';
import { OrderPage } from './order-page';
import { READ_ORDERS } from './rights';

/** The desk of whoever ships orders. What it shows and does is checked again by the shop itself. */
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
