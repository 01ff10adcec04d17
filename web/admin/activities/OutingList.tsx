import { formatDayInFull, formatTimes } from '#graphql/values/dates.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { count, fullName } from '#web/admin/shared/format.ts'
import { FirstAidCells, FirstAidHeads } from '#web/admin/shared/sheet/ChildCells.tsx'
import { Sheet, SheetTable } from '#web/admin/shared/sheet/Sheet.tsx'
import * as styles from '#web/admin/shared/sheet/Sheet.css.ts'
import { useIsTeacher } from '#web/app/session.ts'
import { compareWords } from '#web/ui/Table/compareWords.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import { OutingListDocument, type OutingListQuery } from './activities.generated.ts'
import { type Activity } from './activity.ts'

type Child = NonNullable<OutingListQuery['activity']['replies'][number]['child']>

/** Children attending, by class and first name, with and without the consent of a parent. */
function travellers({ replies }: OutingListQuery['activity']) {
  const coming = replies
    .flatMap(({ attending, consentedAt, child }) => (attending && child ? [{ child, consentedAt }] : []))
    .toSorted(
      ({ child: one }, { child: other }) =>
        compareWords(one.class?.name ?? '', other.class?.name ?? '') || compareWords(one.firstName, other.firstName),
    )
  return {
    withConsent: coming.filter(({ consentedAt }) => consentedAt !== null).map(({ child }) => child),
    withoutConsent: coming.filter(({ consentedAt }) => consentedAt === null).map(({ child }) => child),
    /** Of these a teacher reads nothing before they are in her class. */
    notYetInClass: replies.filter(({ attending, child }) => attending && !child).length,
  }
}

function Row({ child }: { child: Child }) {
  return (
    <tr>
      {['out', 'back'].map((way) => (
        <td key={way} className={styles.tickCell}>
          <span className={styles.tick} aria-hidden />
        </td>
      ))}
      <FirstAidCells child={child} note={[child.exactAge, child.class?.name].filter(Boolean).join(' · ')} />
    </tr>
  )
}

interface OutingListProps {
  activity: Activity
  onClose: () => void
}

/** The paper that goes along on an outing: who comes with consent, what to know, whom to call, counted out and back. */
export function OutingList({ activity, onClose }: OutingListProps) {
  const isTeacher = useIsTeacher()
  const query = useScreenQuery(OutingListDocument, { id: activity.id }, { fetchPolicy: 'network-only' })
  const found = query.data && travellers(query.data.activity)
  return (
    <Sheet
      title={`Outing list, ${activity.title}`}
      paper="landscape"
      note="Confidential: shred after use"
      query={query}
      onClose={onClose}
    >
      {found && (
        <>
          <Text>
            {formatDayInFull(activity.date)}, {formatTimes(activity.time, activity.endTime)}, {activity.location} ·{' '}
            {count(found.withConsent.length, 'child', 'children')}
            {isTeacher && activity.classId === null && ' of your classes'} with consent
          </Text>
          <SheetTable label="Children attending" blocks>
            <thead>
              <tr>
                <th scope="col" className={styles.tickCell}>
                  Out
                </th>
                <th scope="col" className={styles.tickCell}>
                  Back
                </th>
                <th scope="col">Child</th>
                <FirstAidHeads />
              </tr>
            </thead>
            <tbody>
              {found.withConsent.map((child) => (
                <Row key={child.id} child={child} />
              ))}
            </tbody>
          </SheetTable>
          {found.withConsent.length === 0 && <Text tone="muted">No child has consent yet.</Text>}
          {found.withoutConsent.length > 0 && (
            <p className={styles.strong}>
              Staying at the centre until a parent has consented: {found.withoutConsent.map(fullName).join(', ')}
            </p>
          )}
          {found.notYetInClass > 0 && (
            <p className={styles.strong}>
              {count(found.notYetInClass, 'more child joins', 'more children join')} your class by then. Please print
              this list again on the day.
            </p>
          )}
          <p className={styles.writeOn}>Accompanying adults</p>
        </>
      )}
    </Sheet>
  )
}
