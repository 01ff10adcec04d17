import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#web/app/paths.ts'
import { Brand } from '#web/shared/brand/Brand.tsx'
import { callLink } from '#web/shared/brand/reach.ts'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import * as styles from './AccountShell.css.ts'

/** Shown where a centre's name will be, once it has one. */
export const product = { name: 'Kiewiet', tagline: 'For early learning centres' }

export interface AccountShellProps {
  centre: { name: string; tagline: string }
  title: string
  /** One sentence under the title. */
  lead: string
  children: ReactNode
  /** Set where there is no site yet to go back to. */
  isFirstPage?: boolean
}

/** What the sign-in pages share: a link to the home page, the brand, and the picture beside the form. */
export function AccountShell({ centre, title, lead, children, isFirstPage }: AccountShellProps) {
  return (
    <main className={styles.shell}>
      <div className={styles.pane}>
        <div className={styles.inner}>
          {!isFirstPage && (
            <div>
              <TextLink to={paths.home} tone="alone">
                <ArrowLeft aria-hidden size={20} />
                Back to home
              </TextLink>
            </div>
          )}
          <div className={styles.brand}>
            <Brand centre={centre} />
          </div>
          <div className={styles.words}>
            <Heading level={1}>{title}</Heading>
            <Text tone="muted">{lead}</Text>
          </div>
          {children}
        </div>
      </div>
      <div className={styles.art}>
        <img
          src="/art/hero.svg"
          alt="Drawing: children and a teacher wave in front of the centre"
          width={1200}
          height={900}
          decoding="async"
        />
      </div>
    </main>
  )
}

/** `the office on 051 555 0123`, to be pressed. */
export function Office({ phone }: { phone: string }) {
  return (
    <>
      the office on <TextLink href={callLink(phone)}>{phone}</TextLink>
    </>
  )
}
