import { useMutation } from '@apollo/client/react'
import { Check, ChevronDown, CircleDashed, Sprout } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import {
  formatBand,
  milestonesByArea,
  type MilestoneState,
  milestoneStateLabels,
} from '#graphql/progress/milestones.rules.ts'
import type { RecordMilestonesInput, RecordMilestonesValues } from '#graphql/progress/milestones.schema.ts'
import { formatDate } from '#graphql/values/dates.ts'
import { count } from '#web/admin/shared/format.ts'
import { useToday } from '#web/app/useToday.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { PageForm } from '#web/shared/form/PageForm.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { areaLabel } from '#web/shared/progress/format.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { type Segment, SegmentedControl } from '#web/ui/SegmentedControl/SegmentedControl.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import * as styles from './Milestones.css.ts'
import { type ChildLearningQuery, RecordMilestonesDocument } from './progress.generated.ts'

type Milestone = ChildLearningQuery['child']['milestones'][number]
type Entry = RecordMilestonesInput['entries'][number]

const segments: readonly Segment<MilestoneState>[] = [
  { value: 'reached', label: milestoneStateLabels.reached, tone: 'good', icon: Check },
  { value: 'emerging', label: milestoneStateLabels.emerging, tone: 'info', icon: Sprout },
  { value: 'not_yet', label: milestoneStateLabels.not_yet, tone: 'neutral', icon: CircleDashed },
]

/** The ages of the milestones, each once. */
const agesOf = (milestones: readonly Milestone[]) => [...new Set(milestones.map(formatBand))]

const formatReached = (milestones: readonly { state: string | null }[]) =>
  `${milestones.filter(({ state }) => state === 'reached').length} of ${milestones.length} reached`

interface AgeProps {
  age: string
  milestones: readonly Milestone[]
  /** Open from the start: what a child of this age is learning now. */
  isDue: boolean
  children: ReactNode
}

/** The milestones of one age in an area, which a press folds away or opens; paper has all of them. */
function Age({ age, milestones, isDue, children }: AgeProps) {
  // what is marked does not close the group that somebody is working in
  const [opens] = useState(isDue)
  return (
    <details open={opens} className={styles.age}>
      <summary className={styles.summary}>
        <ChevronDown aria-hidden size={18} className={styles.chevron} />
        <Text as="span" size="small" weight="strong">
          {age}
        </Text>
        <Text as="span" size="small" tone="muted" figures>
          {formatReached(milestones)}
        </Text>
      </summary>
      {children}
    </details>
  )
}

interface ChoicesProps {
  milestones: readonly Milestone[]
  /** What has been chosen and is not saved yet. */
  value: readonly Entry[]
  onChange: (value: Entry[]) => void
}

/** Each milestone with its three states, by area; what was chosen comes before what is saved. */
function MilestoneChoices({ milestones, value, onChange }: ChoicesProps) {
  const chosen = new Map(value.map(({ milestone, state }) => [milestone, state]))
  const shown = milestones.map((one) => {
    const next = chosen.get(one.key)
    return { ...one, state: next === undefined ? (one.state as MilestoneState | null) : next }
  })
  const choose = ({ key }: Milestone, state: MilestoneState | null) => {
    const others = value.filter(({ milestone }) => milestone !== key)
    const isSaved = milestones.some((one) => one.key === key && one.state === state)
    onChange(isSaved ? others : [...others, { milestone: key, state }])
  }
  const current = agesOf(milestones).at(-1)
  return (
    <Grid columnsOf={440} space={24}>
      {milestonesByArea(shown).map(({ area, milestones: own }) => (
        <section key={area} aria-label={areaLabel(area)} className={styles.area}>
          <Heading level={3}>{areaLabel(area)}</Heading>
          {agesOf(own)
            .toReversed()
            .map((age) => {
              const ofAge = own.filter((one) => formatBand(one) === age)
              const isDue = age === current && ofAge.some(({ state }) => state !== 'reached')
              return (
                <Age key={age} age={age} milestones={ofAge} isDue={isDue}>
                  <ul>
                    {ofAge.map((one) => (
                      <li key={one.key} className={styles.row}>
                        <div>
                          <Text>{one.text}</Text>
                          {one.state && (
                            <div className={styles.seen}>
                              {one.observedOn && !chosen.has(one.key) && (
                                <Text as="span" size="small" tone="muted">
                                  Seen on {formatDate(one.observedOn)}
                                </Text>
                              )}
                              <Button
                                size="small"
                                tone="quiet"
                                aria-label={`Clear ${one.text}`}
                                onClick={() => choose(one, null)}
                              >
                                Clear
                              </Button>
                            </div>
                          )}
                        </div>
                        <SegmentedControl
                          label={one.text}
                          segments={segments}
                          value={one.state}
                          onChange={(state) => choose(one, state)}
                        />
                      </li>
                    ))}
                  </ul>
                </Age>
              )
            })}
        </section>
      ))}
    </Grid>
  )
}

const labels = { observedOn: { label: 'Seen on' }, entries: { label: 'Milestones' } }

/** The milestones of a child's age and of the one before it, marked as they are seen and saved together. */
export function Milestones({ child }: { child: ChildLearningQuery['child'] }) {
  const [record] = useMutation(RecordMilestonesDocument)
  const today = useToday()
  const form = useSavedForm<RecordMilestonesValues, RecordMilestonesInput>({
    schema: () => import('#graphql/progress/milestones.schema.ts').then((module) => module.recordMilestonesSchema),
    defaultValues: { childId: child.id, observedOn: today, entries: [] },
    draft: `milestones.${child.id}`,
    labels,
    failed: 'Failed to save milestones',
    resetsOnSave: true,
    save: async (input) => {
      await record({ variables: { input } })
      toast({ title: `${count(input.entries.length, 'milestone')} saved` })
    },
  })
  const { control, formState, reset, clearDraft } = form
  const chosen = useWatch({ control, name: 'entries' })
  return (
    <Panel
      title="Milestones"
      aside={
        <Text as="span" size="small" tone="muted">
          {agesOf(child.milestones).join(' and ')}
        </Text>
      }
    >
      <PageForm form={form} label="Milestones">
        <FormField as={MilestoneChoices} control={control} name="entries" milestones={child.milestones} />
        {chosen.length > 0 && (
          <div className={styles.save}>
            <div className={styles.date}>
              <FormField as={DateField} control={control} name="observedOn" label="Seen on" today={today} max={today} />
            </div>
            <Button
              size="small"
              onClick={() => {
                clearDraft()
                reset()
              }}
            >
              Discard
            </Button>
            <Button type="submit" size="small" tone="primary" pending={formState.isSubmitting} pendingLabel="Saving...">
              Save {count(chosen.length, 'Milestone')}
            </Button>
          </div>
        )}
      </PageForm>
    </Panel>
  )
}
