import { ClipboardPen, Copy, Download, LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import { useIsTeacher } from '#web/app/session.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import * as styles from './Timetable.css.ts'
import { type Room, type Teacher } from './timetable.ts'
import { timetableDialogs } from './lazyDialogs.ts'

const ApplyTemplateDialog = timetableDialogs.component('ApplyTemplateDialog')
const SaveTemplateDialog = timetableDialogs.component('SaveTemplateDialog')

interface QuickActionsProps {
  /** The class whose week is shown; null for all. */
  room: Room | null
  classes: readonly Room[]
  colleagues: readonly Teacher[]
  onBulk: () => void
  onExport: () => void
}

/** What is done with a whole week. Templates go from class to class: they are for administrators. */
export function QuickActions({ room, classes, colleagues, onBulk, onExport }: QuickActionsProps) {
  const [opened, setOpened] = useState<'save' | 'apply' | null>(null)
  const close = () => setOpened(null)
  const isTeacher = useIsTeacher()
  return (
    <div className={styles.screenOnly}>
      <Panel title="Quick Actions">
        <Inline space={8}>
          {!isTeacher && (
            <>
              <Button size="small" icon={Copy} onClick={() => setOpened('save')}>
                Create Template
              </Button>
              <Button size="small" icon={LayoutTemplate} onClick={() => setOpened('apply')}>
                Apply Template
              </Button>
            </>
          )}
          <Button size="small" icon={ClipboardPen} onClick={onBulk}>
            Bulk Edit
          </Button>
          <Button size="small" icon={Download} onClick={onExport}>
            Export Timetable
          </Button>
        </Inline>
        {opened === 'save' && <SaveTemplateDialog classId={room?.id ?? null} classes={classes} onClose={close} />}
        {opened === 'apply' && (
          <ApplyTemplateDialog classId={room?.id ?? null} classes={classes} colleagues={colleagues} onClose={close} />
        )}
      </Panel>
    </div>
  )
}
