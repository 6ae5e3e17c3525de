import { JsonLd } from '@/components/ui/json-ld';

interface FaqJsonLdProps {
  /** All questions of the page: one FAQPage per page, however many blocks show questions. */
  items: { question: string; answer: string }[];
}

export function FaqJsonLd({ items }: FaqJsonLdProps) {
  const whole = items.filter(({ question, answer }) => question && answer);
  if (whole.length === 0) return null;
  return (
    <JsonLd
      data={{
        '@type': 'FAQPage',
        mainEntity: whole.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }}
    />
  );
}
