import { Check, UsersRound, X } from 'lucide-react'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { ExportMenu } from '../attendance/parts/ExportMenu.tsx'
import { OnPaper } from '../attendance/parts/OnPaper.tsx'
import * as parts from '../attendance/parts/parts.css.ts'
import { fullName } from '../people/words.ts'
import { studentPath } from '../students/studentPath.ts'
import { placesInWords, SignupBadge, type VolunteerRequest } from './request.tsx'
import { exportRows, helperName, paperRows, phoneOf, signedUpOn, type VolunteerSignup } from './signupRows.ts'
import { useAnswer } from './useAnswer.ts'
import * as styles from './Volunteers.css.ts'
import { VolunteerSignupsDocument } from './VolunteerSignups.generated.ts'

const columnsOf = ({ answer, sending }: ReturnType<typeof useAnswer>): Column<VolunteerSignup>[] => [
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

/** Who signed up for one request, to be answered, printed and exported. */
export function SignupList({ request }: { request: VolunteerRequest }) {
  const { data, error, loading, refetch } = useScreenQuery(VolunteerSignupsDocument, { requestId: request.id })
  const answering = useAnswer()
  if (!data) {
    if (error)
      return <ErrorState title="The signups could not be loaded." retrying={loading} onRetry={() => void refetch()} />
    return <SkeletonList label="Loading signups" height="row" count={4} />
  }
  const signups = data.volunteerSignups
  return (
    <>
      <div className={parts.screenOnly}>
        <div className={parts.toolbar}>
          <Text tone="muted" figures>
            {placesInWords(request)}
          </Text>
          <div className={parts.tools}>
            <ExportMenu
              fileName={`volunteers-${request.startDate}`}
              sheet="Volunteers"
              rows={() => exportRows(signups)}
              disabled={signups.length === 0}
            />
          </div>
        </div>
        <Card pad="none">
          <DataTable
            label={`Signups for ${request.eventTitle}`}
            columns={columnsOf(answering)}
            rows={signups}
            rowKey={({ id }) => String(id)}
            empty={
              <EmptyState icon={UsersRound} title="No volunteer signups yet">
                Parents who sign up in their portal stand here, to be confirmed or declined.
              </EmptyState>
            }
          />
        </Card>
      </div>
      <OnPaper title={`Volunteers for ${request.eventTitle}`} date={request.startDate} rows={paperRows(signups)} />
    </>
  )
}
