import { Check, X } from 'lucide-react'
import type { SignupAnswer } from '#graphql/volunteers/volunteers.rules.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { fullName } from '../shared/people/format.ts'
import { studentPath } from '../students/studentPath.ts'
import { SignupBadge } from './request.tsx'
import { helperName, phoneOf, signedUpOn, type VolunteerSignup } from './signupRows.ts'
import * as styles from './Volunteers.css.ts'

export interface Answering {
  answer: (signup: VolunteerSignup, status: SignupAnswer) => Promise<void>
  /** The signup whose answer is on its way. */
  sending: number | null
}

/** What the list says of somebody who signed up, and the answers. */
export const signupColumns = ({ answer, sending }: Answering): Column<VolunteerSignup>[] => [
  {
    id: 'name',
    head: 'Name',
    rowHeader: true,
    sortBy: helperName,
    cell: (signup) => (
      <div className={styles.lines}>
        {helperName(signup)}
        {signup.child && (
          <div className={styles.under}>
            <Text size="small">
              for <TextLink to={studentPath(signup.child.id)}>{fullName(signup.child)}</TextLink>
            </Text>
          </div>
        )}
      </div>
    ),
  },
  { id: 'status', head: 'Status', phone: 'end', sortBy: ({ status }) => status, cell: SignupBadge },
  {
    id: 'contact',
    head: 'Contact',
    wrap: true,
    phone: 'wide',
    cell: (signup) =>
      signup.parent && (
        <div className={styles.lines}>
          <TextLink href={`mailto:${signup.parent.email}`}>{signup.parent.email}</TextLink>
          {phoneOf(signup) && (
            <Text size="small" figures>
              {phoneOf(signup)}
            </Text>
          )}
        </div>
      ),
  },
  { id: 'skills', head: 'Skills', wrap: true, phone: 'wide', cell: ({ specialSkills }) => specialSkills },
  { id: 'since', head: 'Signed up', phone: 'hide', sortBy: ({ createdAt }) => createdAt, cell: signedUpOn },
  {
    id: 'actions',
    head: 'Answer',
    hideHead: true,
    stays: true,
    align: 'end',
    phone: 'wide',
    cell: (signup) =>
      signup.status !== 'withdrawn' && (
        <Inline space={4} justify="end" wrap={false}>
          {signup.status !== 'confirmed' && (
            <Button
              size="small"
              icon={Check}
              disabled={sending === signup.id}
              onClick={() => void answer(signup, 'confirmed')}
              aria-label={`Confirm ${helperName(signup)}`}
            >
              Confirm
            </Button>
          )}
          {signup.status !== 'declined' && (
            <Button
              size="small"
              icon={X}
              disabled={sending === signup.id}
              onClick={() => void answer(signup, 'declined')}
              aria-label={`Decline ${helperName(signup)}`}
            >
              Decline
            </Button>
          )}
        </Inline>
      ),
  },
]
