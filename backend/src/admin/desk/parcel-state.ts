interface Order {
  fulfilment: string;
  lines: { physical: boolean }[];
}

/** What is told about an order's parcel: nothing where none is sent, because lessons and gift cards are not “not sent”. */
export const parcelState = ({ fulfilment, lines }: Order): string | null =>
  fulfilment === 'new' && !lines.some(({ physical }) => physical) ? null : fulfilment;
