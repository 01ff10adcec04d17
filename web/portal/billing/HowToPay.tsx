import { Copy, SquarePen } from 'lucide-react'
import { ButtonLink, IconButton } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { writePath } from '../messages/messagePath.ts'
import { WhatsApp } from '../shell/WhatsApp.tsx'
import * as styles from './BillingView.css.ts'
import type { ParentBillingQuery } from './ParentBilling.generated.ts'

async function copy(name: string, value: string) {
  try {
    await navigator.clipboard.writeText(value)
    toast({ title: `${name} copied` })
  } catch {
    toast({ tone: 'danger', title: 'Your browser does not let us copy. Press and hold the text instead.' })
  }
}

interface CopiedProps {
  name: string
  value: string
  /** A number: apps of banks take its digits without the spaces that make it readable. */
  digits?: boolean
}

function Copied({ name, value, digits }: CopiedProps) {
  return (
    <li className={styles.line}>
      <div>
        <Text size="small" tone="muted">
          {name}
        </Text>
        <Text weight="strong" figures>
          {value}
        </Text>
      </div>
      <IconButton
        icon={Copy}
        label={`Copy ${name}`}
        onClick={() => void copy(name, digits ? value.replace(/\D/g, '') : value)}
      />
    </li>
  )
}

/** `A question about payment reference KW-0012 (Thabo).` */
const aboutAccounts = (accounts: HowToPayProps['accounts']) => {
  const references = accounts.map(({ firstName, billing }) => `${billing.paymentReference} (${firstName})`)
  return `A question about payment reference ${references.join(' and ')}.`
}

export interface HowToPayProps {
  bank: ParentBillingQuery['bankDetails']
  accounts: readonly ParentBillingQuery['myChildren'][number][]
}

/** Where to pay to, each value to be copied into the app of one's bank. */
export function HowToPay({ bank, accounts }: HowToPayProps) {
  const details: [string, string][] =
    !bank || bank.accountNumber === ''
      ? []
      : [
          ['Account holder', bank.accountHolder],
          ['Bank', bank.bank],
          ['Branch code', bank.branchCode],
          ['Account number', bank.accountNumber],
          ['Account type', bank.accountType],
        ]
  const only = accounts.length === 1 ? accounts[0] : undefined
  return (
    <Panel title="How to pay" padded={false}>
      {details.length === 0 && (
        <div className={styles.none}>
          <Notice tone="info">Please ask us for our bank details, and use the reference below.</Notice>
        </div>
      )}
      <ul className={styles.lines}>
        {accounts.map(({ id, firstName, billing }) => (
          <Copied key={id} name={`Reference for ${firstName}`} value={billing.paymentReference} />
        ))}
        {details.map(([name, value]) => (
          <Copied key={name} name={name} value={value} digits={name.endsWith('number') || name.endsWith('code')} />
        ))}
      </ul>
      <div className={styles.none}>
        <Stack space={12}>
          <Text>Have you paid, or is a bill not clear? Send us a message.</Text>
          <Inline>
            <ButtonLink to={writePath(only ? only.id : null)} icon={SquarePen}>
              Write to the school
            </ButtonLink>
            <WhatsApp about={aboutAccounts(accounts)} />
          </Inline>
        </Stack>
      </div>
    </Panel>
  )
}
