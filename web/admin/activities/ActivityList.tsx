import { CalendarHeart, Clock, Eye, MapPin, Pencil, Plus, Trash2 } from 'lucide-react'
import { formatTimes } from '#graphql/values/dates.ts'
import { optionsOf } from '#web/admin/shared/formValues.ts'
import { Toolbar, type ToolbarProps } from '#web/admin/shared/people/Toolbar.tsx'
import { useSearchParam } from '#web/admin/shared/useSearchParam.ts'
import { ClassBadge, allClasses } from '#web/shared/calendar/ClassBadge.tsx'
import { DateBlock } from '#web/shared/calendar/DateBlock.tsx'
import { type PagedList, QueryList } from '#web/shared/list/QueryList.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import * as styles from './Activities.css.ts'
import { type Activity } from './activity.ts'
import type { ActivityActions } from './useActivityActions.tsx'

interface ActivityListProps {
  /** What it is narrowed to. */
  list: PagedList<unknown, Activity> & { data: unknown }
  search: ToolbarProps['search']
  classes: readonly { id: number; name: string }[]
  today: string
  actions: ActivityActions
}

/** What the families have said so far, in a word or two. */
function Replies({ activity, today }: { activity: Activity; today: string }) {
  const { yes, no, invited, withoutConsent } = activity.replyCounts
  if (yes + no === 0 && activity.date < today) return null
  const missing = withoutConsent > 0 && activity.date >= today
  return (
    <div className={styles.replies}>
      <Text as="span" weight="strong" figures>
        {yes} of {invited} attending
      </Text>
      <Text as="span" size="small" tone="muted" figures>
        {no === 0 ? 'None declined' : `${no} declined`}
      </Text>
      {missing && <Badge tone="warning">{withoutConsent} without consent</Badge>}
    </div>
  )
}

function Row({ activity, today, actions }: { activity: Activity; today: string; actions: ActivityActions }) {
  const { title, description, location, isOuting, date } = activity
  return (
    <li className={styles.row}>
      <DateBlock date={date} past={date < today} />
      <div className={styles.about}>
        <div className={styles.titleLine}>
          <Text as="strong" size="lead" weight="strong">
            {title}
          </Text>
          <ClassBadge forClass={activity.class} />
          {isOuting && <Badge tone="info">Outing</Badge>}
        </div>
        {description && (
          <Text size="small" tone="muted" lines={2}>
            {description}
          </Text>
        )}
        <div className={styles.facts}>
          <span className={styles.fact}>
            <Clock aria-hidden size={16} /> {formatTimes(activity.time, activity.endTime)}
          </span>
          <span className={styles.fact}>
            <MapPin aria-hidden size={16} /> {location}
          </span>
        </div>
      </div>
      <Replies activity={activity} today={today} />
      <div className={styles.acts}>
        <IconButton icon={Eye} label={`View ${title}`} title="View details" onClick={() => actions.onOpen(activity)} />
        {actions.mayChange(activity) && (
          <>
            <IconButton icon={Pencil} label={`Edit ${title}`} title="Edit" onClick={() => actions.onEdit(activity)} />
            <IconButton
              icon={Trash2}
              label={`Delete ${title}`}
              title="Delete"
              onClick={() => actions.onDelete(activity)}
            />
          </>
        )}
      </div>
    </li>
  )
}

/** The activities that come, the next one first, or those that were. */
export function ActivityList({ list, search, classes, today, actions }: ActivityListProps) {
  const [classId, setClassId] = useSearchParam('class')
  const [show, setShow] = useSearchParam('show')
  const narrowed = search.value !== '' || classId !== null
  const isFirst = list.data !== undefined && list.shownRows.length === 0 && !narrowed
  const add = (
    <Button size="small" tone="primary" icon={Plus} onClick={actions.onAdd}>
      Add Activity
    </Button>
  )
  return (
    <Stack>
      <Toolbar
        search={search}
        filters={
          classes.length > 1
            ? [
                {
                  label: 'Class',
                  value: classId,
                  placeholder: allClasses,
                  options: optionsOf(classes),
                  onChoose: setClassId,
                },
              ]
            : []
        }
      >
        <SegmentedControl
          label="Show"
          value={show === 'past' ? 'past' : 'coming'}
          segments={[
            { value: 'coming', label: 'Upcoming' },
            { value: 'past', label: 'Past' },
          ]}
          onChange={(value) => setShow(value === 'past' ? 'past' : null)}
        />
        {!isFirst && add}
      </Toolbar>
      <QueryList
        list={list}
        what="activities"
        count={4}
        more={show === 'past' ? 'Show earlier activities' : 'Show later activities'}
        empty={
          <Card pad="none">
            <EmptyState icon={CalendarHeart} title="No activities found..." action={isFirst ? add : undefined}>
              {narrowed
                ? 'No activities found.'
                : 'Parents can see activities in the portal, reply and add them to their calendar.'}
            </EmptyState>
          </Card>
        }
      >
        {(activities) => (
          <Card pad="none">
            <ul aria-label="Activities">
              {activities.map((activity) => (
                <Row key={activity.id} activity={activity} today={today} actions={actions} />
              ))}
            </ul>
          </Card>
        )}
      </QueryList>
    </Stack>
  )
}
