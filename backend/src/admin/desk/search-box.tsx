import { SearchForm, Searchbar } from '@strapi/design-system';
import { type FormEvent, useState } from 'react';
import { useT } from '../language/use-t';

interface Props {
  /** What is searched for now. */
  q: string;
  label: string;
  placeholder: string;
  onSearch: (q: string) => void;
}

/** Searches when it is sent, and again when it is cleared. */
export function SearchBox({ q, label, placeholder, onSearch }: Props) {
  const t = useT();
  const [words, setWords] = useState(q);
  const search = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(words.trim());
  };
  return (
    <SearchForm onSubmit={search} style={{ width: 'min(36rem, 80vw)' }}>
      <Searchbar
        name="q"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onClear={() => onSearch('')}
        clearLabel={t('common.clearSearch')}
        placeholder={placeholder}
      >
        {label}
      </Searchbar>
    </SearchForm>
  );
}
