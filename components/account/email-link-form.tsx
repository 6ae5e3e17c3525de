import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/backend/contract/paths';

interface MailLinkFormProps {
  action: string;
  /** Where the endpoint finds what the link brought. */
  name: string;
  value: string;
  label: string;
}

/** What a mail's link asks for, at the press of a button: opening a link must change nothing, mail scanners do that too. */
export function EmailLinkForm({ action, name, value, label }: MailLinkFormProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name={name} value={value} />
      <Button type="submit" size="l" wide>
        {label}
      </Button>
    </form>
  );
}

/** Where one goes on from there. */
export function ShopLink({ label }: { label: string }) {
  return (
    <ButtonLink href={routes.home} size="l" wide prefetch={false}>
      {label}
    </ButtonLink>
  );
}
