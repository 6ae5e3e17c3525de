/**
 * Whether Google hosts the mailbox, so that its claim is proof of it: Gmail, or a Workspace domain, which the token names as
 * `hd`. Any other address was proven to Google once, and may belong to somebody else by now.
 */
export const isHostedByGoogle = (email: string, hostedDomain: string | undefined): boolean =>
  /@(gmail|googlemail)\.com$/i.test(email) || (hostedDomain !== undefined && hostedDomain !== '');
