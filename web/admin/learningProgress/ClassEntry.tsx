import { useMutation } from '@apollo/client/react'
import { UsersRound } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { type Area, areaLabels, areas, gradeFor } from '#graphql/progress/progress.rules.ts'
import { assessClassSchema } from '#graphql/progress/progress.schema.ts'
import { BackButton } from '#web/admin/shared/BackButton.tsx'
import { count, fullName, shortDate } from '#web/admin/shared/format.ts'
import { failureOf } from '#web/app/failure.ts'
import { useToday } from '#web/app/useToday.ts'
import { failureText } from '#web/shared/form/errors.ts'
import { useDraftValue } from '#web/shared/form/useDraftValue.ts'
import { areaLabel, GradeBadge, inPercent } from '#web/shared/progress/format.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Card, Panel } from '#web/ui/Card/Card.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { NumberField } from '#web/ui/Field/NumberField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Form } from '#web/ui/Form/Form.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Problem } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import * as styles from './Progress.css.ts'
import { AssessClassDocument } from './progress.generated.ts'
import type { Figures, FollowedChild } from './progress.ts'
import type { ProgressAddress } from './useProgressAddress.ts'

interface Line {
  percent: string
  parentNote: string
}

interface Entry {
  area: Area
  date: string
  lines: Readonly<Record<number, Line>>
}

const emptyLine: Line = { percent: '', parentNote: '' }

/**
 * What is typed while a class is assessed, and how it is checked and sent. A child without a percentage is left out, and
 * one that is not shown: what was typed for another class, perhaps in another area, waits until that class is chosen again.
 */
function useClassEntry(today: string, children: readonly FollowedChild[]) {
  const [{ area, date, lines }, setDraft] = useDraftValue<Entry>('class-assessment', {
    area: 'literacy',
    date: today,
    lines: {},
  })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [assess, { loading }] = useMutation(AssessClassDocument)

  const lineOf = (childId: number) => lines[childId] ?? emptyLine
  const change = (childId: number, values: Partial<Line>) =>
    setDraft({ area, date, lines: { ...lines, [childId]: { ...emptyLine, ...lines[childId], ...values } } })
  const latestOf = ({ areas: known }: FollowedChild) => known.find((one) => one.area === area)
  const isRecorded = (followed: FollowedChild) => latestOf(followed)?.date === date
  const filled = children.flatMap((followed) => {
    const { id: childId } = followed.child
    const line = lineOf(childId)
    return line.percent.trim() === '' || isRecorded(followed) ? [] : [{ childId, ...line }]
  })

  async function save() {
    const result = assessClassSchema.safeParse({ area, date, entries: filled })
    if (!result.success) {
      const named = result.error.issues.map(({ path, message }) => {
        const entry = path[0] === 'entries' ? filled[Number(path[1])] : undefined
        return [entry ? `${entry.childId}.${String(path[2])}` : String(path[0]), message]
      })
      setErrors(Object.fromEntries(named))
      return
    }
    setErrors({})
    try {
      await assess({ variables: { input: result.data } })
      const left = Object.entries(lines).filter(([id]) => !filled.some(({ childId }) => childId === Number(id)))
      setDraft({ area, date, lines: Object.fromEntries(left) })
      toast({ title: `${count(filled.length, 'assessment')} added successfully` })
    } catch (error) {
      const { fields } = failureOf(error)
      setErrors({ ...fields, root: failureText('Failed to save assessments', error) })
    }
  }

  return {
    area,
    setArea: (next: Area) => setDraft({ area: next, date, lines }),
    date,
    setDate: (next: string) => setDraft({ area, date: next, lines }),
    latestOf,
    isRecorded,
    lineOf,
    change,
    errors,
    count: filled.length,
    saving: loading,
    save,
  }
}

const isPercent = (typed: string) => /^\s*(100|\d{1,2})\s*$/.test(typed)

/** One area of a whole class in one table: a percentage, Enter, the next child. */
export function ClassEntry({ figures, address }: { figures: Figures; address: ProgressAddress }) {
  const today = useToday()
  const entry = useClassEntry(today, figures.children)
  const { area, setArea, date, setDate, latestOf } = entry
  const [first, ...others] = figures.classes
  // a teacher of one class has nothing to choose
  const classId = address.classId ?? (first && others.length === 0 ? first.class.id : null)
  const table = useRef<HTMLDivElement>(null)

  /** Enter and the arrows lead down and up the column, as in a spreadsheet. */
  function walk(event: KeyboardEvent<HTMLInputElement>) {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const fields = [...(table.current?.querySelectorAll<HTMLInputElement>('input[inputmode=numeric]') ?? [])]
    const next = fields[fields.indexOf(event.currentTarget) + step]
    next?.focus()
    next?.select()
  }

  const columns: Column<FollowedChild>[] = [
    { id: 'child', head: 'Student', rowHeader: true, cell: ({ child }) => fullName(child) },
    {
      id: 'last',
      head: 'Last time',
      phone: 'end',
      cell: (followed) => {
        const latest = latestOf(followed)
        return latest && `${inPercent(latest.percent)}, ${shortDate(latest.date)}`
      },
    },
    {
      id: 'percent',
      head: 'Percentage',
      phoneHead: true,
      cell: (followed) =>
        entry.isRecorded(followed) ? (
          <Text as="span" tone="muted">
            recorded
          </Text>
        ) : (
          <div className={styles.percentCell}>
            <NumberField
              label={`Percentage for ${fullName(followed.child)}`}
              hideLabel
              size="compact"
              maxLength={3}
              value={entry.lineOf(followed.child.id).percent}
              error={entry.errors[`${followed.child.id}.percent`]}
              onChange={(event) => entry.change(followed.child.id, { percent: event.target.value })}
              onKeyDown={walk}
            />
          </div>
        ),
    },
    {
      id: 'grade',
      head: 'Grade',
      phone: 'end',
      cell: ({ child }) => {
        const { percent } = entry.lineOf(child.id)
        return isPercent(percent) && <GradeBadge grade={gradeFor(Number(percent))} />
      },
    },
    {
      id: 'note',
      head: 'Note for parents',
      phone: 'wide',
      cell: ({ child }) => (
        <TextField
          label={`Note for the parents of ${fullName(child)}`}
          hideLabel
          placeholder="Note for parents"
          size="compact"
          value={entry.lineOf(child.id).parentNote}
          error={entry.errors[`${child.id}.parentNote`]}
          onChange={(event) => entry.change(child.id, { parentNote: event.target.value })}
        />
      ),
    },
  ]
  return (
    <Stack>
      <BackButton onClick={() => address.set({ entry: null })}>All students</BackButton>
      <Heading level={2} look="h1">
        Record a Class
      </Heading>
      <Card>
        <Grid columnsOf={180}>
          <SelectField
            label="Class"
            placeholder="Choose a class"
            options={figures.classes.map(({ class: room }) => ({ value: String(room.id), label: room.name }))}
            value={classId === null ? '' : String(classId)}
            onChange={(event) => address.set({ class: event.target.value === '' ? null : event.target.value })}
          />
          <SelectField
            label="Development area"
            options={areas.map((one) => ({ value: one, label: areaLabels[one] }))}
            value={area}
            onChange={(event) => setArea(event.target.value as Area)}
          />
          <DateField label="Date" today={today} max={today} value={date} onChange={setDate} error={entry.errors.date} />
        </Grid>
      </Card>
      <Problem>{entry.errors.root}</Problem>
      {classId === null ? (
        <Card>
          <EmptyState icon={UsersRound}>Choose a class to list its students.</EmptyState>
        </Card>
      ) : (
        <Form onSubmit={() => entry.save()}>
          <Stack space={12}>
            <Panel title={`${areaLabel(area)}, ${date === today ? 'today' : shortDate(date)}`} padded={false}>
              <div ref={table}>
                <DataTable
                  label={`${areaLabel(area)} for the class`}
                  columns={columns}
                  rows={figures.children}
                  rowKey={({ child }) => String(child.id)}
                  empty={<EmptyState icon={UsersRound}>No students in this class.</EmptyState>}
                />
              </div>
            </Panel>
            <div className={styles.tools}>
              <Text size="small" tone="muted">
                Use Enter and the arrow keys to move between students. Students without a percentage are skipped.
              </Text>
              <Button
                type="submit"
                tone="primary"
                size="small"
                disabled={entry.count === 0}
                pending={entry.saving}
                pendingLabel="Saving..."
              >
                {entry.count > 0 ? `Save ${count(entry.count, 'Assessment')}` : 'Save Assessments'}
              </Button>
            </div>
          </Stack>
        </Form>
      )}
    </Stack>
  )
}
