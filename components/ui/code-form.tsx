import { Button } from './button';
import styles from './code-form.module.css';

interface CodeFormProps {
  /** Path of the page that says what the code is. */
  action: string;
  /** Of the parameter. */
  name: string;
  typed: string;
  text: { label: string; hint: string; button: string };
}

/** Asks for a printed code; works without JavaScript and keeps what was typed. */
export function CodeForm({ action, name, typed, text }: CodeFormProps) {
  return (
    <form method="get" action={action} className={styles.form}>
      <label htmlFor="code" className={styles.label}>
        {text.label}
      </label>
      <input
        id="code"
        name={name}
        defaultValue={typed}
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby="code-hint"
        className={styles.field}
      />
      <p id="code-hint" className={styles.hint}>
        {text.hint}
      </p>
      <Button type="submit" size="l" wide>
        {text.button}
      </Button>
    </form>
  );
}
