import { Check, ShieldCheck, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/Button/Button.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl/SegmentedControl.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './Activities.css.ts'
import { type Activity, type OwnChild, replyOf, useReply } from './useReply.ts'

const ConsentDialog = lateModule(() => import('./ConsentDialog.tsx')).part((module) => module.ConsentDialog)

export interface ReplyRowProps {
  activity: Activity
  child: OwnChild
}

const segments = [
  { value: 'yes', label: 'Yes', icon: Check, tone: 'good' },
  { value: 'no', label: 'No', icon: X, tone: 'danger' },
] as const

const chosenOf = (attending: boolean | null | undefined) => (attending == null ? null : attending ? 'yes' : 'no')

/** Whether one child comes: two large answers, and for an outing the consent. */
export function ReplyRow({ activity, child }: ReplyRowProps) {
  const { answer, loading } = useReply()
  const [asking, setAsking] = useState(false)
  const reply = replyOf(activity, child)
  const consentMissing = activity.isOuting && reply?.attending === true && !reply.consentedAt

  function choose(next: 'yes' | 'no') {
    if (next === 'no') void answer(activity, child, { attending: false })
    else if (activity.isOuting) setAsking(true)
    else void answer(activity, child, { attending: true })
  }
  return (
    <div className={styles.reply}>
      <Text as="span" weight="strong">
        Is {child.firstName} coming?
      </Text>
      <SegmentedControl
        label={`Is ${child.firstName} coming to ${activity.title}?`}
        segments={segments}
        value={chosenOf(reply?.attending)}
        onChange={choose}
        disabled={loading}
      />
      {activity.isOuting && reply?.consentedAt && (
        <span className={styles.consent}>
          <ShieldCheck aria-hidden size={18} /> You gave consent
        </span>
      )}
      {consentMissing && (
        <span className={styles.missing}>
          <TriangleAlert aria-hidden size={18} /> Day or place changed: please give consent once more.
          <Button size="small" onClick={() => setAsking(true)}>
            Give consent
          </Button>
        </span>
      )}
      {asking && (
        <ConsentDialog
          activity={activity}
          child={child}
          sending={loading}
          onClose={() => setAsking(false)}
          onConsent={async () => {
            const saved = await answer(activity, child, { attending: true, consent: true })
            if (saved) setAsking(false)
            return saved
          }}
        />
      )}
    </div>
  )
}
