/** Texts of the mails that were sent to an address, from the mail catcher. */
export async function mailsTo(email: string): Promise<string[]> {
  const mails = (await (await fetch(`http://127.0.0.1:${process.env.MAIL_PORT}/email`)).json()) as {
    text: string;
    to: { address: string }[];
  }[];
  return mails.filter(({ to }) => to.some(({ address }) => address === email)).map(({ text }) => text);
}
