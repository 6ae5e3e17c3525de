import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/backend/contract/routes';

interface MailLinkFormProps {
  action: string;
  /** Field name under which the endpoint expects the link's token. */
  name: string;
  value: string;
  label: string;
}

/** Performs a mailed link's action on button press: opening a link must change nothing, because mail scanners do it too. */
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

/** Link to continue afterwards. */
export function ShopLink({ label }: { label: string }) {
  return (
    <ButtonLink href={routes.home} size="l" wide prefetch={false}>
      {label}
    </ButtonLink>
  );
}
