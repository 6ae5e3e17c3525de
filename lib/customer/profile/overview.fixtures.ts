const row = {
  orderNr: 'ZW2026-1',
  slug: 'aaaaaaaaaaaaaaaaaaaaaa',
  placedAt: '2026-11-18T10:00:00.000Z',
  status: 'paid',
  payable: false,
  fulfilment: 'shipped',
  physical: true,
  trackingUrl: 'https://jouw.postnl.nl/track-and-trace/3SZWOT-NL-3511AB',
  total: 7890,
  currency: 'EUR',
  carrier: 'PostNL',
  trackingCode: '3SZWOT',
  title: 'Zwotter Classic',
  image: null,
  lines: 1,
  documents: [{ kind: 'invoice', number: 'F2026-00001', issuedAt: '2026-11-18T10:01:00.000Z', total: 7890 }],
};

/** Response of `GET /users/me/overview`. */
export const overviewResponse = {
  data: {
    user: { email: 'noor@example.com', firstname: 'Noor', lastname: null, hasPassword: false, pendingEmail: null },
    addresses: [
      {
        label: null,
        firstname: '',
        lastname: '',
        street: 'Otterkade',
        housenumber: '12',
        addition: '',
        info: null,
        postalCode: '3511 AB',
        city: 'Utrecht',
        country: 'nl',
      },
    ],
    orders: {
      rows: [
        {
          ...row,
          orderNr: 'ZW2026-2',
          slug: 'bbbbbbbbbbbbbbbbbbbbbb',
          status: 'open',
          payable: true,
          fulfilment: 'new',
          trackingUrl: null,
          lines: 3,
          documents: [],
          image: { url: '/uploads/suit.webp', width: 800, height: 800 },
        },
        row,
      ],
      page: 1,
      pageSize: 10,
      total: 2,
    },
    passkeys: [
      {
        id: 'a'.repeat(24),
        name: 'Firefox · Windows',
        domain: 'localhost',
        createdAt: '2026-11-01T10:00:00.000Z',
        lastUsed: null,
      },
    ],
    sessions: [
      {
        id: 7,
        device: 'Firefox · Windows',
        place: '',
        createdAt: '2026-11-01T10:00:00.000Z',
        lastSeen: '2026-11-20T10:00:00.000Z',
        current: true,
      },
    ],
  },
};
