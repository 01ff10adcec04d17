import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { type MoveForm, moveFormSchema } from '#graphql/children/children.schema.ts'
import { classAfter } from '#graphql/classes/classes.rules.ts'
import { addMonths, firstOfMonth, formatDate, isCalendarDate } from '#graphql/values/dates.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { childName, count } from '#web/admin/shared/format.ts'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { useToday } from '#web/app/useToday.ts'
import { CentreDayField } from '#web/shared/form/CentreDayField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { type Mover, movesIn, type Places, placesAfter } from './moving.ts'
import { CancelMovesDocument, MoveChildrenDocument, MoveChoicesDocument } from './students.generated.ts'

interface MoveDialogProps {
  movers: readonly Mover[]
  /** The day that is proposed; the first of next month where it is left out. */
  from?: string
  onClose: () => void
}

/** Reads the classes and their places once, for the day that is proposed. */
export function MoveUpDialog({ from, ...props }: MoveDialogProps) {
  const today = useToday()
  const proposed = from ?? addMonths(firstOfMonth(today), 1)
  const query = useScreenQuery(MoveChoicesDocument, { from: proposed }, { fetchPolicy: 'network-only' })
  if (query.data) return <MoveChildrenForm {...props} from={proposed} places={query.data.classPlaces} />
  return (
    <Dialog onClose={props.onClose} title="Move up" size="large">
      <QueryState query={query} what="classes" count={4} height="row" />
    </Dialog>
  )
}

/** Says what happened and offers to take it back: a plan is cancelled, a move of today is made the other way round. */
function useUndo(movers: readonly Mover[], today: string) {
  const [cancel] = useMutation(CancelMovesDocument)
  const [move] = useMutation(MoveChildrenDocument)
  return (childIds: number[], on: string) => {
    const back = movers.flatMap(({ id, classId }) =>
      childIds.includes(id) && classId !== null ? [{ childId: id, classId }] : [],
    )
    const undo = () =>
      on > today
        ? cancel({ variables: { input: { childIds } } })
        : move({ variables: { input: { on, moves: back, overrideCapacity: true } } })
    toast({
      title: on > today ? 'Move planned' : 'Moved up',
      text: `${count(childIds.length, 'child', 'children')}, from ${formatDate(on)}`,
      ...(on > today || back.length > 0
        ? { action: { label: 'Undo', onPress: () => void attempt('Failed to undo the move', undo) } }
        : {}),
    })
  }
}

interface MoveChildrenFormProps extends MoveDialogProps {
  from: string
  places: readonly Places[]
}

function MoveChildrenForm({ movers, from, places: first, onClose }: MoveChildrenFormProps) {
  const today = useToday()
  const [move] = useMutation(MoveChildrenDocument)
  const undo = useUndo(movers, today)
  const [chosen, setChosen] = useState<Record<number, string>>({})
  const form = useSavedForm<MoveForm>({
    schema: moveFormSchema,
    defaultValues: { on: from, overrideCapacity: false },
    failed: 'Failed to move the children',
    save: async ({ on, overrideCapacity }) => {
      if (moves.length === 0)
        throw new OperationError('Please choose a class for at least one child.', 'BAD_USER_INPUT', 400)
      await move({ variables: { input: { on, moves, overrideCapacity } } })
      onClose()
      undo(
        moves.map(({ childId }) => childId),
        on,
      )
    },
  })
  const on = String(form.watch('on'))
  const day = isCalendarDate(on) && on >= today ? on : from
  const { data } = useScreenQuery(MoveChoicesDocument, { from: day })
  const places = data?.classPlaces ?? first
  const classes = places.map((row) => row.class)
  const classOf = ({ classId }: Mover) => classes.find(({ id }) => id === classId)
  const targetOf = (child: Mover) => {
    const own = chosen[child.id]
    if (own !== undefined) return own
    const room = classOf(child)
    const next = room && classAfter(child.dateOfBirth, room, classes, day)
    return next ? String(next.id) : ''
  }
  const moves = movesIn(movers, targetOf)
  const after = placesAfter(places, movers, moves)
  const isFull = after.some(({ over }) => over > 0) || form.formState.errors.overrideCapacity !== undefined
  return (
    <FormDialog
      {...form.formProps}
      title="Move up"
      description={`${moves.length} of ${count(movers.length, 'child', 'children')} selected. A future move reserves the places; you can undo it until that day.`}
      size="large"
      onClose={onClose}
      saveLabel={day > today ? 'Plan the move' : 'Move now'}
    >
      <FormField as={CentreDayField} control={form.control} name="on" label="First day in the new class" min={today} />
      <Grid columnsOf={260} space={12}>
        {movers.map((child) => (
          <SelectField
            key={child.id}
            label={childName(child)}
            placeholder={['Stays', classOf(child)?.name].filter(Boolean).join(' in ')}
            options={classes
              .filter(({ id }) => id !== child.classId)
              .map(({ id, name }) => ({ value: String(id), label: name }))}
            value={targetOf(child)}
            onChange={(event) => setChosen({ ...chosen, [child.id]: event.target.value })}
          />
        ))}
      </Grid>
      <Inline space={8}>
        {after.map(({ id, name, taken, capacity, over }) => (
          <Badge key={id} tone={over > 0 ? 'danger' : 'good'}>
            {name}: {taken} of {capacity} places{over > 0 ? `, ${over} too many` : ''}
          </Badge>
        ))}
      </Inline>
      {isFull && (
        <Notice tone="warning" title="A class is too full on that day" live>
          <Checkbox label="Move them anyway" {...form.field('overrideCapacity')} />
        </Notice>
      )}
    </FormDialog>
  )
}
