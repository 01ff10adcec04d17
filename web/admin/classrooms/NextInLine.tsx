import { paths } from '#web/app/paths.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { Panel } from '#web/ui/Card/Card.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { ageInWords, byUrgency, statusOf } from '../applications/application.ts'
import { ApplicationsDocument } from '../applications/applications.generated.ts'
import { shortDate } from '../shared/format.ts'
import * as styles from './Classrooms.css.ts'

/** As many as there is usually a place for. */
const most = 3

/** Who is offered the next place in a program. Nothing while nobody waits. */
export function NextInLine({ program }: { program: string }) {
  const { data } = useScreenQuery(ApplicationsDocument)
  const waiting = (data?.applications ?? [])
    .filter((application) => statusOf(application) === 'waitlisted' && application.program === program)
    .toSorted(byUrgency)
  if (waiting.length === 0) return null
  return (
    <Panel
      title="Next in line"
      padded={false}
      aside={<TextLink to={`${paths.adminSection('applications')}&waitlist=open`}>{waiting.length} waiting</TextLink>}
    >
      <ul className={styles.list}>
        {waiting.slice(0, most).map(({ id, childName, childDob, startDate }) => (
          <li key={id} className={styles.entry}>
            <TextLink to={`${paths.adminSection('applications')}&application=${id}`}>{childName}</TextLink>
            <span className={styles.note}>
              {ageInWords(childDob)}, from {shortDate(startDate)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
