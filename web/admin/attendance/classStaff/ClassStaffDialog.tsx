import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { useToday } from '#web/app/useToday.ts'
import { failureOf } from '#web/app/failure.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Fieldset } from '#web/ui/Fieldset/Fieldset.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { currentOf } from '#web/shared/form/errors.ts'
import { ClassStaffDocument, SetClassStaffDocument } from '../attendance.generated.ts'

interface ClassStaffDialogProps {
  /** The class that is shown first; the youngest when left out. */
  classId?: number
  onClose: () => void
}

/** Says who works in a class: the rooms of the overview count those of them who are in. */
export function ClassStaffDialog({ classId, onClose }: ClassStaffDialogProps) {
  const query = useScreenQuery(ClassStaffDocument, { date: useToday() })
  const { data } = query
  const [save, saving] = useMutation(SetClassStaffDocument)
  const [chosen, setChosen] = useState(classId ?? null)
  /** Who is ticked, once somebody has changed it. */
  const [ticked, setTicked] = useState<ReadonlySet<number> | null>(null)
  /** Who worked there then: what is shown is read again meanwhile. */
  const [opened, setOpened] = useState<readonly number[] | null>(null)
  const [problem, setProblem] = useState('')
  /** Class staff by now, when somebody else changed that after the form was opened. */
  const [others, setOthers] = useState<readonly number[] | null>(null)

  const shown = data?.classes.find(({ id }) => id === chosen) ?? data?.classes[0]
  const working = shown?.staff.map(({ id }) => id) ?? []
  const members = ticked ?? new Set(working)

  function toggle(id: number, on: boolean) {
    const next = new Set(members)
    if (on) next.add(id)
    else next.delete(id)
    setTicked(next)
    setOpened(opened ?? working)
  }
  const namesOf = (ids: readonly number[]) => {
    const names = (data?.staffDay ?? [])
      .filter(({ staffId }) => ids.includes(staffId))
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    if (names.length === 0) return 'No staff'
    return `${new Intl.ListFormat('en').format(names)} ${names.length === 1 ? 'works' : 'work'} in this class now`
  }
  async function submit() {
    if (!shown) return
    setProblem('')
    try {
      const before = others ?? opened ?? working
      await save({ variables: { input: { classId: shown.id, staffIds: [...members], before: [...before] } } })
      toast({ title: `Staff for ${shown.name} saved` })
      onClose()
    } catch (failed) {
      const current = currentOf<{ staffIds: number[] }>(failed)
      // what was ticked here stays, also when nothing was ticked again
      setTicked(new Set(members))
      if (current) setOthers(current.staffIds)
      else setProblem(failureOf(failed).message)
    }
  }

  return (
    <FormDialog
      onClose={onClose}
      title="Class staff"
      description="The room's ratio counts those who are present."
      dirty={ticked !== null}
      onSubmit={() => void submit()}
      sending={saving.loading}
      saveDisabled={!shown}
      problem={problem}
    >
      <QueryState query={query} what="staff" height="line" count={8}>
        {({ classes, staffDay }) => (
          <>
            {others && (
              <Notice tone="warning" title="Somebody else has changed this in the meantime" live>
                {namesOf(others)}. Save again to replace this with your selection.
              </Notice>
            )}
            <SelectField
              label="Class"
              value={shown ? String(shown.id) : ''}
              onChange={(event) => {
                setChosen(Number(event.target.value))
                setTicked(null)
                setOpened(null)
                setOthers(null)
              }}
              options={classes.map(({ id, name, ageGroup }) => ({
                value: String(id),
                label: `${name} (${ageGroup})`,
              }))}
            />
            <Fieldset legend="Class staff">
              {staffDay.map(({ staffId, firstName, lastName }) => (
                <Checkbox
                  key={staffId}
                  label={`${firstName} ${lastName}`}
                  checked={members.has(staffId)}
                  onChange={(event) => toggle(staffId, event.target.checked)}
                />
              ))}
            </Fieldset>
            {shown?.staff.some(({ id }) => !members.has(id)) && (
              <Notice live>
                Anyone you untick no longer works in {shown.name} today. If they are due to start there again later,
                that duty is deleted too.
              </Notice>
            )}
          </>
        )}
      </QueryState>
    </FormDialog>
  )
}
