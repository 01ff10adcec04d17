import { Eye } from 'lucide-react'
import { timeInJohannesburg } from '#graphql/values/dates.ts'
import { kindIcons } from '#web/shared/care/careIcons.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import * as styles from './Care.css.ts'
import { asleep, type CaredChild, lookText, minutesDue } from './careEntries.ts'

const Moon = kindIcons.sleep
const time = (moment: string) => timeInJohannesburg(new Date(moment))

interface SleepersProps {
  children: readonly CaredChild[]
  now: Date
  /** The count and the button alone: the faces below say the rest, and move under no finger while children fall asleep. */
  isShort: boolean
  /** They were looked at. */
  onLook: (children: readonly CaredChild[]) => void
}

/** Who sleeps, since when, and who has to be looked at: those first, and glowing. */
export function Sleepers({ children, now, isShort, onLook }: SleepersProps) {
  const sleepers = children
    .flatMap((child) => {
      const sleep = asleep(child)
      return sleep ? [{ child, ...sleep }] : []
    })
    .toSorted((one, other) => one.checkAt.localeCompare(other.checkAt))
  if (sleepers.length === 0 && !isShort) return null
  return (
    <section aria-label="Asleep">
      <Stack space={8}>
        <div className={styles.head}>
          <Heading level={2}>Asleep ({sleepers.length})</Heading>
          {sleepers.length > 0 && (
            <Button icon={Eye} onClick={() => onLook(sleepers.map(({ child }) => child))}>
              {sleepers.length === 1 ? 'Mark as checked' : `Mark all ${sleepers.length} as checked`}
            </Button>
          )}
        </div>
        {!isShort && (
          <ul className={styles.sleepers}>
            {sleepers.map(({ child, since, checkAt }) => {
              const minutes = minutesDue({ checkAt }, now)
              return (
                <li key={child.childId}>
                  <button
                    type="button"
                    className={styles.sleeper[minutes === null ? 'fine' : 'due']}
                    onClick={() => onLook([child])}
                  >
                    <Moon aria-hidden size={24} />
                    <span className={styles.who}>
                      <span className={styles.first}>{child.name}</span>
                      <span className={styles.note}>since {time(since)}</span>
                      {minutes === null ? (
                        <span className={styles.note}>check at {time(checkAt)}</span>
                      ) : (
                        <span className={styles.look}>{lookText(minutes)}</span>
                      )}
                    </span>
                  </button>
                </li>
              )
            })}
          </ul>
        )}
      </Stack>
    </section>
  )
}
