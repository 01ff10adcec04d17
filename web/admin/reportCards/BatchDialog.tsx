import { useEffect, useRef, useState } from 'react'
import { type Term, terms } from '#graphql/reportCards/reportCards.rules.ts'
import { downloadFile } from '#web/admin/shared/export/download.ts'
import { withIdentity } from '#web/app/identity.ts'
import { optionsOf } from '#web/admin/shared/formValues.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Problem } from '#web/ui/Notice/Notice.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { RadioGroup } from '#web/ui/RadioGroup/RadioGroup.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { batchPath, type BatchChoice, readBatch } from './readBatch.ts'

interface BatchDialogProps {
  classes: readonly { id: number; name: string }[]
  years: readonly number[]
  start: { term: Term; year: number; classId: string }
  onClose: () => void
}

type State = { kind: 'choosing'; problem?: string } | { kind: 'making'; done: number; total: number | null }

const forms = [
  { value: 'zip', label: 'A PDF for each student, in a ZIP file' },
  { value: 'print', label: 'One PDF with all cards, for printing' },
]

/** All report cards of a term in one file, with how far the server is. */
export function BatchDialog({ classes, years, start, onClose }: BatchDialogProps) {
  const [choice, setChoice] = useState<BatchChoice>({ ...start, as: 'zip' })
  const [state, setState] = useState<State>({ kind: 'choosing' })
  const stopping = useRef(new AbortController())
  // Closing the dialog stops the server as well.
  useEffect(() => () => stopping.current.abort(), [])
  const change = (part: Partial<BatchChoice>) => setChoice({ ...choice, ...part })

  async function make() {
    stopping.current = new AbortController()
    const { signal } = stopping.current
    setState({ kind: 'making', done: 0, total: null })
    try {
      const file = await withIdentity(async () =>
        readBatch(await fetch(batchPath(choice), { signal }), ({ done, total }) =>
          setState({ kind: 'making', done, total }),
        ),
      )
      downloadFile(file)
      toast({ title: `${file.name} saved` })
      onClose()
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'choosing', problem: (error as Error).message })
    }
  }
  const making = state.kind === 'making'
  return (
    <Dialog
      onClose={onClose}
      title="Report cards for a class"
      description="All report cards of a term in one file."
      closeLabel="Cancel"
      actions={
        <Button size="small" tone="primary" pending={making} pendingLabel="Creating..." onClick={() => void make()}>
          Create file
        </Button>
      }
    >
      <Stack>
        <Problem>{state.kind === 'choosing' && state.problem}</Problem>
        <Grid columnsOf={140}>
          <SelectField
            label="Class"
            placeholder="All classes"
            options={optionsOf(classes)}
            value={choice.classId}
            disabled={making}
            onChange={(event) => change({ classId: event.target.value })}
          />
          <SelectField
            label="Term"
            options={terms.map((term) => ({ value: term, label: term }))}
            value={choice.term}
            disabled={making}
            onChange={(event) => change({ term: event.target.value })}
          />
          <SelectField
            label="Year"
            options={years.map((year) => ({ value: String(year), label: String(year) }))}
            value={String(choice.year)}
            disabled={making}
            onChange={(event) => change({ year: Number(event.target.value) })}
          />
        </Grid>
        <RadioGroup
          legend="As"
          name="as"
          options={forms}
          value={choice.as}
          onChange={(event) => change({ as: event.target.value as BatchChoice['as'] })}
        />
        {making && (
          <ProgressBar
            label="Preparing report cards"
            value={state.total === null ? null : state.done}
            max={state.total ?? 100}
            figure={state.total === null ? '' : `${state.done} of ${state.total}`}
          />
        )}
      </Stack>
    </Dialog>
  )
}
