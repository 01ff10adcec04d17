import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { CalendarPlus, Pencil, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDayInFull, formatTimes } from '#graphql/values/dates.ts'
import { count, exactMoment, fullName } from '#web/admin/shared/format.ts'
import { useIsTeacher } from '#web/app/session.ts'
import { ClassBadge } from '#web/shared/calendar/ClassBadge.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { DefinitionList } from '#web/ui/DefinitionList/DefinitionList.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { lazyModule } from '#web/ui/lazy.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './Activities.css.ts'
import { ActivityRepliesDocument, type ActivityRepliesQuery } from './activities.generated.ts'
import { type Activity } from './activity.ts'
import type { ActivityActions } from './useActivityActions.tsx'

const OutingList = lazyModule(() => import('./OutingList.tsx'), { prefetched: false }).component('OutingList')

interface ActivityDetailsProps {
  activity: Activity
  today: string
  actions: ActivityActions
  onClose: () => void
}

type Reply = ActivityRepliesQuery['activity']['replies'][number]

function Named({ replies, activity }: { replies: readonly Reply[]; activity: Activity }) {
  return (
    <ul className={styles.names}>
      {replies.map(({ id, child, attending, consentedAt }) => (
        <li key={id} className={styles.name}>
          <span>
            {child ? fullName(child) : 'A child who is not in your class today'}
            {activity.classId === null && child?.class && (
              <Text as="span" size="small" tone="muted">
                {' '}
                {child.class.name}
              </Text>
            )}
          </span>
          {activity.isOuting &&
            attending &&
            (consentedAt ? (
              <Text as="span" size="small" tone="muted" figures>
                Consent: {exactMoment(consentedAt)}
              </Text>
            ) : (
              <Badge tone="warning">Consent needed</Badge>
            ))}
        </li>
      ))}
    </ul>
  )
}

/** Who comes and who does not, by name. */
function ActivityAnswers({ activity }: { activity: Activity }) {
  const isTeacher = useIsTeacher()
  const query = useScreenQuery(ActivityRepliesDocument, { id: activity.id })
  return (
    <QueryState query={query} what="replies" count={2} space={12}>
      {({ activity: { replies, replyCounts } }) => {
        const open = Math.max(0, replyCounts.invited - replyCounts.yes - replyCounts.no)
        const groups = [
          { title: `Attending (${replyCounts.yes})`, replies: replies.filter(({ attending }) => attending) },
          { title: `Declined (${replyCounts.no})`, replies: replies.filter(({ attending }) => !attending) },
        ]
        return (
          <>
            {groups
              .filter((group) => group.replies.length > 0)
              .map((group) => (
                <section key={group.title} aria-label={group.title}>
                  <Heading level={2} look="h3">
                    {group.title}
                  </Heading>
                  <Named replies={group.replies} activity={activity} />
                </section>
              ))}
            <Text tone="muted">
              {replies.length === 0
                ? 'Nobody has replied yet.'
                : open > 0
                  ? `${count(open, 'child has', 'children have')} not replied yet.`
                  : 'Everyone has replied.'}
            </Text>
            {isTeacher && activity.classId === null && (
              <Text size="small" tone="muted">
                These are the children in your classes. The office sees all children.
              </Text>
            )}
          </>
        )
      }}
    </QueryState>
  )
}

/** One activity with what the families say to it. */
export function ActivityDetails({ activity, today, actions, onClose }: ActivityDetailsProps) {
  const { title, description, location, isOuting, imageUrl, date } = activity
  const ownPicture = imageUrl?.startsWith('/')
  const mayChange = actions.mayChange(activity)
  const [printing, setPrinting] = useState(false)
  return (
    <Dialog
      onClose={onClose}
      title={title}
      actions={
        <>
          {mayChange && (
            <Button size="small" icon={Trash2} onClick={() => actions.onDelete(activity)}>
              Delete
            </Button>
          )}
          {date >= today && (
            <ButtonLink size="small" icon={CalendarPlus} href={`/api/activities/${activity.id}/calendar`} download>
              Add to calendar
            </ButtonLink>
          )}
          {isOuting && (
            <Button size="small" icon={Printer} onClick={() => setPrinting(true)}>
              Outing list
            </Button>
          )}
          {mayChange && (
            <Button size="small" tone="primary" icon={Pencil} onClick={() => actions.onEdit(activity)}>
              Edit
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {ownPicture && <img src={imageUrl ?? ''} alt="" className={styles.picture} />}
        {description && <Text asTyped>{description}</Text>}
        <DefinitionList
          entries={[
            { term: 'Date', value: formatDayInFull(date) },
            { term: 'Time', value: formatTimes(activity.time, activity.endTime) },
            { term: 'Location', value: location },
            { term: 'For', value: <ClassBadge forClass={activity.class} /> },
            ...(isOuting ? [{ term: 'Outing', value: "Needs a parent's consent" }] : []),
            ...(imageUrl && !ownPicture
              ? [
                  {
                    term: 'Picture',
                    value: (
                      <a href={imageUrl} target="_blank" rel="noopener noreferrer">
                        {new URL(imageUrl).host}
                      </a>
                    ),
                  },
                ]
              : []),
          ]}
        />
        <ActivityAnswers activity={activity} />
      </Stack>
      {printing && <OutingList activity={activity} onClose={() => setPrinting(false)} />}
    </Dialog>
  )
}
