import { whereaboutsOf } from '#graphql/attendance/inBuilding.rules.ts'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { classes } from '#web/ui/layout.ts'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import * as faces from '../attendance/home/GoingHome.css.ts'
import { AllergyBadge } from '../attendance/register/AllergyBadge.tsx'
import { type RegisterRow, statusLabels } from '../attendance/register/rows.ts'
import * as styles from './Room.css.ts'

/** @param time `HH:mm` */
export const whereIs = ({ values: { status, timeIn, timeOut } }: RegisterRow, time: string) =>
  whereaboutsOf(status === null ? null : { status, timeIn, timeOut }, time)

const groups: { title: string; places: readonly string[] }[] = [
  { title: 'Not marked yet', places: ['unknown'] },
  { title: 'Here', places: ['in', 'coming'] },
  { title: 'Gone home', places: ['gone'] },
  { title: 'Absent', places: ['away'] },
]

/** What a face says below the name: when the child came or went, or that a parent reported the absence, and whether that waits here. */
function noteOf({ values, waiting, absence }: RegisterRow): string {
  const { status, timeIn, timeOut, collectedBy } = values
  const said = timeOut
    ? [timeOut, collectedBy].filter(Boolean).join(', ')
    : status === 'late'
      ? `${statusLabels.late} ${timeIn ?? ''}`
      : (timeIn ?? (absence ? 'Reported by parent' : ''))
  return waiting ? `${said} · not sent yet` : said
}

export interface ChildFacesProps {
  /** Name of their class: a tablet of all rooms shows several. */
  name: string
  rows: readonly RegisterRow[]
  /** `HH:mm` */
  time: string
  /** Whether somebody acts: names alone may be read from across the room. */
  isOpen: boolean
  onPress: (row: RegisterRow) => void
}

/** The children of a class by where they are; a face does what comes next. */
export function ChildFaces({ name, rows, time, isOpen, onPress }: ChildFacesProps) {
  const shown = groups
    .map(({ title, places }) => ({ title, members: rows.filter((row) => places.includes(whereIs(row, time))) }))
    .filter(({ members }) => members.length > 0)
  return (
    <div className={styles.groups}>
      {shown.map(({ title, members }) => (
        <section key={title} aria-label={`${title}, ${name}`}>
          <Stack space={8}>
            <Heading level={3}>
              {title} ({members.length})
            </Heading>
            <ul className={styles.faces}>
              {members.map((row) => (
                <li key={row.childId}>
                  <button
                    type="button"
                    className={classes(faces.face, title === 'Gone home' && faces.gone)}
                    onClick={() => onPress(row)}
                  >
                    <Avatar name={row.name} src={(isOpen && row.profileImage) || undefined} size={64} />
                    <span className={faces.first}>{row.name}</span>
                    {isOpen && row.allergies && <AllergyBadge allergies={row.allergies} />}
                    {noteOf(row) && <span className={faces.note}>{noteOf(row)}</span>}
                  </button>
                </li>
              ))}
            </ul>
          </Stack>
        </section>
      ))}
    </div>
  )
}
