import type { ReactNode } from 'react'
import { Plus } from 'lucide-react'
import { optionsOf } from '#web/admin/shared/formValues.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { lazyModule } from '#web/ui/lazy.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { ClassChips } from '#web/admin/shared/ClassChips.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { OverviewTab } from './OverviewTab.tsx'
import * as styles from './Progress.css.ts'
import { type Figures, progressOf } from './progress.ts'
import { useProgressAddress } from './useProgressAddress.ts'
import { useProgressDialogs } from './useProgressDialogs.tsx'
import { ClassEntry } from './ClassEntry.tsx'
import { RecordTab } from './RecordTab.tsx'
import { TrackTab } from './TrackTab.tsx'

const tabs = lazyModule(() => import('./tabs.ts'))
const ChildLearning = tabs.component('ChildLearning')
const PlanTab = tabs.component('PlanTab')

/** Learning Progress: how the children stand, what was seen of each, what is planned, and how the plans go. */
export function LearningProgress() {
  const address = useProgressAddress()
  // a plan and the goals need the names of the classes alone, which are the same for all
  const withoutFigures = !address.entry && (address.tab === 'plan' || address.tab === 'track')
  const query = useScreenQuery(...progressOf(withoutFigures ? null : address.classId))
  const { actions, dialog } = useProgressDialogs()
  if (address.child !== null) {
    return (
      <>
        <ChildLearning key={address.child} id={address.child} address={address} actions={actions} />
        {dialog}
      </>
    )
  }
  const withFigures = (children: (figures: Figures) => ReactNode) => (
    <QueryState query={query} what="learning progress" count={3} height="block">
      {({ learningProgress }) => children(learningProgress)}
    </QueryState>
  )
  if (address.entry) return withFigures((figures) => <ClassEntry figures={figures} address={address} />)
  const add = () => actions.onAdd()
  return (
    <Stack>
      <div className={styles.choice}>
        <ClassChoice
          classes={query.lastData?.learningProgress.classes.map((row) => row.class) ?? []}
          chosen={address.classId}
          onChoose={(classId) => address.set({ class: classId, student: null })}
        />
        <div>
          <Button size="small" tone={address.tab === 'plan' ? 'secondary' : 'primary'} icon={Plus} onClick={add}>
            Add Assessment
          </Button>
        </div>
      </div>
      <Tabs
        label="Learning Progress"
        chosen={address.tab}
        onChoose={address.setTab}
        tabs={[
          {
            id: 'overview',
            label: 'Overview',
            content: () => withFigures((figures) => <OverviewTab figures={figures} onAdd={add} />),
          },
          {
            id: 'record',
            label: 'Record',
            content: () =>
              withFigures((figures) => <RecordTab figures={figures} address={address} onAdd={actions.onAdd} />),
          },
          { id: 'plan', label: 'Plan', content: () => <PlanTab address={address} /> },
          { id: 'track', label: 'Track', content: () => <TrackTab address={address} actions={actions} /> },
        ]}
      />
      {dialog}
    </Stack>
  )
}

export const screen: Screen = { Page: LearningProgress, first: () => [progressOf(null)] }

interface ClassChoiceProps {
  classes: readonly { id: number; name: string }[]
  chosen: number | null
  onChoose: (classId: number | null) => void
}

/** One class, or all of them. */
export function ClassChoice({ classes, chosen, onChoose }: ClassChoiceProps) {
  return (
    <ClassChips
      chips={[{ value: '', label: 'All' }, ...optionsOf(classes)]}
      chosen={chosen === null ? '' : String(chosen)}
      onChoose={(value) => onChoose(value === '' ? null : Number(value))}
    />
  )
}
