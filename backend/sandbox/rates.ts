/** Stand-in for the European Central Bank's daily file of reference rates. */
export const answerRates = (now: Date): string =>
  `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope><Cube><Cube time='${now.toISOString().slice(0, 10)}'><Cube currency='USD' rate='1.0834'/><Cube currency='SEK' rate='11.2345'/></Cube></Cube></gesmes:Envelope>`;
