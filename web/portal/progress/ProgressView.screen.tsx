import { MessageCircleHeart, Sprout, Target } from 'lucide-react'
import { formatDate } from '#graphql/values/dates.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { AreaList } from '#web/shared/progress/AreaList.tsx'
import { areaLabel, inPercent, StatusBadge } from '#web/shared/progress/format.tsx'
import { OverTime } from '#web/shared/progress/OverTime.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { NoChildren } from '../dashboard/NoChildren.tsx'
import { ChildChips } from '../family/ChildChips.tsx'
import { chosenChildren } from '../family/chosenChild.ts'
import { ViewPage } from '../shell/ViewPage.tsx'
import type { ViewProps } from '../views.ts'
import { ParentProgressDocument, type ParentProgressQuery } from './ParentProgress.generated.ts'
import { SeenMilestones } from './SeenMilestones.tsx'
import * as styles from './ProgressView.css.ts'

/** How one's own children come on. */
export function ProgressView({ search }: ViewProps) {
  const query = useScreenQuery(ParentProgressDocument)
  return (
    <ViewPage
      title="Learning progress"
      lead="How your child is doing, and what the teachers are working on."
      query={query}
      what="learning progress"
      space={24}
    >
      {(data) => (
        <>
          {data.myChildren.length === 0 && <NoChildren />}
          <ChildChips family={data.myChildren} search={search} />
          {chosenChildren(search, data.myChildren).map((child) => (
            <ChildProgress key={child.id} child={child} />
          ))}
        </>
      )}
    </ViewPage>
  )
}

export const screen: Screen<ViewProps> = { Page: ProgressView, first: () => [[ParentProgressDocument]] }

type Child = ParentProgressQuery['myChildren'][number]

/** How many notes are shown: those before are a year old and more. */
const notesShown = 6

function Goals({ child }: { child: Child }) {
  return (
    <Panel level={3} title={`${child.firstName}'s goals`} padded={false}>
      {child.learningGoals.length === 0 ? (
        <EmptyState icon={Target}>What {child.firstName} is working on will appear here.</EmptyState>
      ) : (
        <ul>
          {child.learningGoals.map(({ id, title, description, targetDate, progress, status }) => (
            <li key={id} className={styles.entry}>
              <div className={styles.head}>
                <Text weight="strong">{title}</Text>
                <StatusBadge status={status} />
              </div>
              {description && (
                <Text size="small" tone="muted">
                  {description}
                </Text>
              )}
              <ProgressBar label={`Progress of ${title}`} hideLabel value={progress} figure={inPercent(progress)} />
              <Text size="small" tone="muted">
                By {formatDate(targetDate)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Notes({ child }: { child: Child }) {
  const notes = child.assessments.filter(({ parentNote }) => parentNote).slice(0, notesShown)
  return (
    <Panel level={3} title={`Notes about ${child.firstName}`} padded={false}>
      {notes.length === 0 ? (
        <EmptyState icon={MessageCircleHeart}>Notes from {child.firstName}'s teachers will appear here.</EmptyState>
      ) : (
        <ul>
          {notes.map(({ id, area, date, parentNote }) => (
            <li key={id} className={styles.entry}>
              <Text size="small" tone="muted">
                {areaLabel(area)}, {formatDate(date)}
              </Text>
              <Text asTyped>{parentNote}</Text>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** How one child comes on: each area, over time, its goals, and what the teachers write. */
function ChildProgress({ child }: { child: Child }) {
  const { firstName, lastName, progress, assessments } = child
  return (
    <Stack as="section" space={16} label={`${firstName} ${lastName}`}>
      <Heading level={2}>
        {firstName} {lastName}
      </Heading>
      <div className={styles.columns}>
        <Panel
          level={3}
          title={`${firstName}'s progress`}
          aside={
            progress.overall !== null && (
              <Text as="span" size="small" tone="muted" figures>
                {inPercent(progress.overall)} overall
              </Text>
            )
          }
        >
          {progress.areas.length === 0 ? (
            <EmptyState icon={Sprout}>{firstName} has not been assessed yet.</EmptyState>
          ) : (
            <AreaList areas={progress.areas} />
          )}
        </Panel>
        {assessments.length > 0 && <OverTime assessments={assessments} name={firstName} />}
        <Goals child={child} />
        <Notes child={child} />
        <SeenMilestones child={child} />
      </div>
    </Stack>
  )
}
