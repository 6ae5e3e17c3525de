/** The fictitious company of the seed; legal texts and settings read it from here. */
export const company = {
  name: 'Zwotter B.V.',
  street: 'Otterkade 12',
  city: '3511 AB Utrecht',
  kvk: '87654321',
  vat: 'NL865432109B01',
  email: 'hallo@zwotter.example',
  phone: '+31 30 000 00 00',
  director: 'Sanne Visser',
  /** French law wants the host named in the legal notice. */
  host: { name: 'Voorbeeld Hosting B.V.', address: 'Serverweg 1, 3511 AB Utrecht', phone: '+31 30 000 00 01' },
};

/** The company as manufacturer of its products. */
export const maker = {
  name: company.name,
  address: `${company.street}\n${company.city}`,
  country: 'nl',
  email: company.email,
};
