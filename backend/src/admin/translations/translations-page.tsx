import { Box, EmptyStateLayout, Flex, Link, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { NavLink, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { LOCALE_SETTINGS, isLocale } from '../../../contract/locales';
import type { TranslationState, Translations } from '../../back-office/translations/read-translations';
import { HeadCells } from '../desk/head-cells';
import { PageLinks } from '../desk/page-links';
import { SelectField } from '../desk/select-field';
import { StatusBadge } from '../desk/status-badges';
import { useDesk } from '../desk/use-desk-api';
import { useT } from '../language/use-t';
import type { TextKey } from '../../platform/admin-texts/catalogues';
import { type Gap, formOf } from './gap-form';

interface Answer extends Translations {
  meta: Translations['meta'] & { types: { uid: string; label: string }[] };
}

const STATES: Record<TranslationState, { label: TextKey; variant: 'danger' | 'warning' }> = {
  missing: { label: 'translations.missing', variant: 'danger' },
  outdated: { label: 'translations.outdated', variant: 'warning' },
  pictures: { label: 'translations.pictures', variant: 'warning' },
};

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  gap: 1.6rem;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 1.2rem 1.6rem;
    text-align: left;
  }

  tbody tr {
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
`;

const nameOf = (language: string): string => (isLocale(language) ? LOCALE_SETTINGS[language].name : language);

function GapTable({ rows }: { rows: Gap[] }) {
  const t = useT();
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" overflow="auto">
      <Table>
        <thead>
          <tr>
            <HeadCells
              names={[
                t('translations.entry'),
                t('translations.type'),
                t('translations.language'),
                t('translations.state'),
                t('translations.changedOn'),
              ]}
            />
          </tr>
        </thead>
        <tbody>
          {rows.map((gap) => (
            <tr key={`${gap.type} ${gap.id} ${gap.language}`}>
              <td>
                <Link tag={NavLink} to={formOf(gap)}>
                  {gap.title || t('translations.untitled')}
                </Link>
              </td>
              <td>
                <Typography>{t.sentence(gap.label)}</Typography>
              </td>
              <td>
                <Typography>{nameOf(gap.language)}</Typography>
              </td>
              <td>
                <StatusBadge variant={STATES[gap.state].variant}>{t(STATES[gap.state].label)}</StatusBadge>
              </td>
              <td>
                <Typography>{t.day(gap.changedAt)}</Typography>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

const ANY = 'all';

/** How much is open in a language, in the words of the filter. */
function languageLabel(language: string, counts: Translations['meta']['counts']): string {
  const open = counts.filter((each) => each.language === language).reduce((sum, { count }) => sum + count, 0);
  return `${nameOf(language)} (${open})`;
}

/** What is missing or outdated per language, with the way to the form. */
export default function TranslationsPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const filter = (name: string): string => params.get(name) ?? ANY;
  const query = new URLSearchParams([...params].filter(([, value]) => value !== ANY));
  const { data, failure, isLoading } = useDesk<Answer>(`/shop/translations?${query.toString()}`);
  const change = (next: Record<string, string>): void =>
    setParams({ ...Object.fromEntries([...params].filter(([name]) => name !== 'page')), ...next });
  const counts = data?.meta.counts ?? [];
  return (
    <Page.Main aria-busy={isLoading}>
      <Page.Title>{t('translations.title')}</Page.Title>
      <Layouts.Header title={t('translations.title')} subtitle={t('translations.subtitle')} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={8}>
          <Filters>
            <SelectField
              label={t('translations.language')}
              name="language"
              value={filter('language')}
              options={[
                [ANY, t('translations.allLanguages')] as const,
                ...(data?.meta.languages ?? []).map((language) => [language, languageLabel(language, counts)] as const),
              ]}
              onChange={(language) => change({ language })}
            />
            <SelectField
              label={t('translations.state')}
              name="state"
              value={filter('state')}
              options={[
                [ANY, t('translations.anyState')],
                ['missing', t('translations.missing')],
                ['outdated', t('translations.outdated')],
                ['pictures', t('translations.pictures')],
              ]}
              onChange={(state) => change({ state })}
            />
            <SelectField
              label={t('translations.type')}
              name="type"
              value={filter('type')}
              options={[
                [ANY, t('translations.allTypes')] as const,
                ...(data?.meta.types ?? []).map(({ uid, label }) => [uid, t.sentence(label)] as const),
              ]}
              onChange={(type) => change({ type })}
            />
          </Filters>
          {failure && (
            <Typography role="alert" textColor="danger600">
              {failure}
            </Typography>
          )}
          {data?.data.length === 0 && <EmptyStateLayout content={t('translations.empty')} />}
          {data && data.data.length > 0 && <GapTable rows={data.data} />}
          {data && <PageLinks {...data.meta.pagination} onPage={(page) => change({ page: String(page) })} />}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
