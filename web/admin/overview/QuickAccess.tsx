import { CalendarHeart, DoorOpen, GraduationCap, Images, ReceiptText, UsersRound } from 'lucide-react'
import { paths } from '#web/app/paths.ts'
import { Blob } from '#web/ui/Blob/Blob.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Link } from '#web/ui/Link/Link.tsx'
import * as styles from './Overview.css.ts'

const tiles = [
  { section: 'gallery', label: 'Gallery', icon: Images, tone: 'coral' },
  { section: 'students', label: 'Students', icon: UsersRound, tone: 'sky' },
  { section: 'classrooms', label: 'Classrooms', icon: DoorOpen, tone: 'leaf' },
  { section: 'billing', label: 'Billing', icon: ReceiptText, tone: 'marigold' },
  { section: 'activities', label: 'Activities', icon: CalendarHeart, tone: 'sky' },
  { section: 'staff', label: 'Staff', icon: GraduationCap, tone: 'coral' },
] as const

/** The sections that are opened most, one press away. */
export function QuickAccess() {
  return (
    <nav aria-labelledby="quick-access" className={styles.column}>
      <Heading level={2} id="quick-access">
        Quick Access
      </Heading>
      <div className={styles.tiles}>
        {tiles.map(({ section, label, icon, tone }) => (
          <Link key={section} to={paths.adminSection(section)} className={styles.tile}>
            <Blob icon={icon} tone={tone} />
            {label}
          </Link>
        ))}
      </div>
    </nav>
  )
}
