export interface InvitationForm {
  roles: { id: number; name: string }[];
  waiting: { id: number; name: string; email: string }[];
}
