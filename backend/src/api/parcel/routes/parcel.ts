export default {
  routes: [
    {
      // The storefront passes the carrier's webhook on, with the text that was signed.
      method: 'POST',
      path: '/parcels/webhook',
      handler: 'api::parcel.parcel.webhook',
      config: { auth: false, policies: ['global::storefront'] },
    },
  ],
};
