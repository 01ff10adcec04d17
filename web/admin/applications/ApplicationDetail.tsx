import { useMutation } from '@apollo/client/react'
import { ArrowRight, ChevronDown, CircleCheck, Inbox, type LucideIcon, MessageSquareText, Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { applicationStatusLabels } from '#graphql/enrollment/enrollment.rules.ts'
import { type ApplicationNoteInput, applicationNoteSchema } from '#graphql/enrollment/enrollment.schema.ts'
import { exactMoment, fullName } from '#web/admin/shared/format.ts'
import { writeDraft } from '#web/app/draft.ts'
import { useFrame } from '#web/app/session.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { Form } from '#web/ui/Form/Form.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { studentPath } from '../students/student.ts'
import { Answers } from './Answers.tsx'
import { statusOf, statusTones } from './application.ts'
import { CorrectApplicationDialog } from './ApplicationForm.tsx'
import * as styles from './Applications.css.ts'
import { AddApplicationNoteDocument, ApplicationDocument, type ApplicationQuery } from './applications.generated.ts'
import { MoveMenu } from './MoveMenu.tsx'
import { moveOf, movesFrom, nextStep } from './moves.ts'
import { useMoves } from './useMoves.tsx'

/** What is typed for an application is stored under this name. */
const noteDraft = (id: number) => `note.${id}`

/** Adds a note for colleagues to the history. */
function NoteForm({ id, onTyped }: { id: number; onTyped: (typed: boolean) => void }) {
  const [add] = useMutation(AddApplicationNoteDocument)
  const form = useSavedForm<z.input<typeof applicationNoteSchema>, ApplicationNoteInput>({
    schema: applicationNoteSchema,
    defaultValues: { id, note: '' },
    draft: noteDraft(id),
    resetsOnSave: true,
    save: (input) => add({ variables: { input } }),
  })
  const isTyped = useWatch({ control: form.control, name: 'note' }).trim() !== ''
  useEffect(() => onTyped(isTyped), [onTyped, isTyped])

  return (
    <Form className={styles.noteForm} onSubmit={form.submit}>
      <div className={styles.wide}>
        <TextArea
          label="Add a note"
          hint="For staff only. Parents do not see it."
          rows={2}
          {...form.field('note')}
          error={form.field('note').error ?? form.formProps.problem}
        />
      </div>
      <Button type="submit" size="small" pending={form.formState.isSubmitting} pendingLabel="Adding...">
        Add note
      </Button>
    </Form>
  )
}

interface LoadedApplicationProps {
  application: ApplicationQuery['application']
  onClose: () => void
}

/** The child that the application became, and children of the same family who are here already. */
function KnownChildren({ application: { child, siblings } }: Pick<LoadedApplicationProps, 'application'>) {
  const { centre } = useFrame()
  if (!child && siblings.length === 0) return null
  const linkTo = (one: { id: number; firstName: string; lastName: string }) => (
    <TextLink key={one.id} to={studentPath(one.id)}>
      {fullName(one)}
    </TextLink>
  )
  return (
    <Stack space={8}>
      {child && <Inline space={8}>Enrolled as {linkTo(child)}</Inline>}
      {siblings.length > 0 && (
        <Inline space={8}>
          <Badge tone="info">Sibling at {centre.name}</Badge>
          {siblings.map(linkTo)}
        </Inline>
      )}
    </Stack>
  )
}

function LoadedApplication({ application, onClose }: LoadedApplicationProps) {
  const { request, dialog } = useMoves()
  const [correcting, setCorrecting] = useState(false)
  const [typed, setTyped] = useState(false)
  const answers = useRef<HTMLDivElement>(null)
  const status = statusOf(application)
  const next = nextStep[status]
  return (
    <Dialog
      onClose={() => {
        writeDraft(noteDraft(application.id), null)
        onClose()
      }}
      size="large"
      dirty={typed}
      hasDraft
      initialFocus={answers}
      title={application.childName}
      description={
        <Inline as="span" space={8}>
          {application.reference}
          <Badge tone={statusTones[status]}>{applicationStatusLabels[status]}</Badge>
        </Inline>
      }
      actions={
        movesFrom(status).length > 0 && (
          <>
            <Button size="small" icon={Pencil} onClick={() => setCorrecting(true)}>
              Edit
            </Button>
            <MoveMenu
              application={application}
              onMove={(to) => request(application, to)}
              button={
                <Button size="small" icon={ChevronDown} iconAt="end">
                  Move
                </Button>
              }
            />
            {next && (
              <Button size="small" tone="primary" onClick={() => request(application, next)}>
                {moveOf(status, next).label}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.columns}>
        <div ref={answers} tabIndex={-1} className={styles.answers}>
          <KnownChildren application={application} />
          <Answers application={application} />
        </div>
        <Stack as="section" label="History">
          <Heading level={2} look="h3">
            History
          </Heading>
          <NoteForm id={application.id} onTyped={setTyped} />
          <History events={application.events} />
        </Stack>
      </div>
      {dialog}
      {correcting && <CorrectApplicationDialog application={application} onClose={() => setCorrecting(false)} />}
    </Dialog>
  )
}

/** One application over the list: what the parent wrote, what happened since, and what can be done next. */
export function ApplicationDetail({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useScreenQuery(ApplicationDocument, { id })
  const { data } = query
  if (data) return <LoadedApplication application={data.application} onClose={onClose} />
  return (
    <Dialog onClose={onClose} size="large" title="Application">
      <QueryState
        query={query}
        what="application"
        missing={{ title: 'This application was not found.', text: 'It may have been removed.' }}
        count={4}
      />
    </Dialog>
  )
}

type Event = ApplicationQuery['application']['events'][number]

const icons: Record<string, LucideIcon> = {
  received: Inbox,
  moved: ArrowRight,
  note: MessageSquareText,
  corrected: Pencil,
  accepted: CircleCheck,
}

const labelOf = (status: string | null) => (status ? applicationStatusLabels[statusOf({ status })] : '')

function wordsOf({ kind, fromStatus, toStatus, author }: Event): string {
  if (kind === 'received') return author ? 'Entered by the office' : 'Received through the website'
  if (kind === 'accepted') return 'Place accepted by the parent'
  if (kind === 'corrected') return 'Corrected'
  if (kind === 'moved' && fromStatus === toStatus) return 'Tour moved'
  if (kind === 'note') return 'Note'
  return fromStatus ? `${labelOf(fromStatus)} → ${labelOf(toStatus)}` : labelOf(toStatus)
}

/** What happened to an application, newest first, and who did it. */
function History({ events }: { events: readonly Event[] }) {
  return (
    <ol className={styles.history}>
      {events.map((event) => {
        const Icon = icons[event.kind] ?? ArrowRight
        return (
          <li key={event.id} className={styles.event}>
            <span aria-hidden className={styles.mark}>
              <Icon size={16} />
            </span>
            <div className={styles.words}>
              <Text weight="medium">{wordsOf(event)}</Text>
              <Text size="small" tone="muted">
                <time dateTime={event.at}>{exactMoment(event.at)}</time>
                {event.author && ` · ${event.author.firstName} ${event.author.lastName}`}
              </Text>
              {event.note && <p className={styles.note}>{event.note}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
