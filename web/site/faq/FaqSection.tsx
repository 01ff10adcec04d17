import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { Band } from '../parts/Band.tsx'
import { card } from '../parts/parts.css.ts'
import type { FaqEntry } from '../siteData.ts'
import { sitePaths } from '../sitePaths.ts'
import * as styles from './FaqSection.css.ts'

/** One answer is open at a time: `details` of one name do that by themselves, with or without scripts. */
export function FaqSection({ entries }: { entries: FaqEntry[] }) {
  const id = useId()
  return (
    <Band labelledBy={id}>
      <div className={styles.grid}>
        <div className={styles.side}>
          <Heading level={2} id={id}>
            Good questions
          </Heading>
          <Text size="lead" tone="muted" prose>
            Can't find your question? Just ask us.
          </Text>
          <ButtonLink to={sitePaths.contact}>Contact Us</ButtonLink>
        </div>
        <div className={styles.list}>
          {entries.map(({ question, answer }) => (
            <details key={question} name="faq" className={card}>
              <summary className={styles.question}>
                {question}
                <ChevronDown aria-hidden />
              </summary>
              <p className={styles.answer}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Band>
  )
}
