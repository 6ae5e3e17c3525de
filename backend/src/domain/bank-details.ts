export interface BankDetails {
  bankName: string;
  bankAccount: string;
  bankBic: string;
  transferReference: string;
}
