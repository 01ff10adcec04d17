import { useMutation } from '@apollo/client/react'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { type ApplicationOfMessageInput, applicationOfMessageSchema } from '#graphql/messages/messages.schema.ts'
import { AGE_GROUPS, ENROLLMENT_PROGRAMS } from '#graphql/values/ageGroups.ts'
import { useTellMail } from '#web/admin/shared/mail/useTellMail.ts'
import { usePages } from '#web/app/usePages.ts'
import { useToday } from '#web/app/useToday.ts'
import { ReplyForm } from '#web/shared/conversation/ReplyForm.tsx'
import { Thread, threadPage, type ThreadProps } from '#web/shared/conversation/Thread.tsx'
import { CentreDayField } from '#web/shared/form/CentreDayField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { ConversationHead, type OpenConversation } from './ConversationHead.tsx'
import * as styles from './Messages.css.ts'
import {
  ApplyFromMessageDocument,
  ConversationDocument,
  MarkConversationDocument,
  ReplyToConversationDocument,
} from './messages.generated.ts'

interface ConversationPaneProps {
  id: number
  /** Back to the list, where that is not visible. */
  backPath: string
  /** It leaves the list that is shown. */
  onLeave: () => void
}

/** What was opened is read, whenever something new arrives while it is open. */
function useReading(conversation: OpenConversation | undefined) {
  const [mark] = useMutation(MarkConversationDocument)
  const id = conversation?.id
  const newest = conversation?.newestMessage?.id
  const isUnread = conversation?.isUnread
  // once a message: who marks it unread again wants it to stay so
  const [readUpTo, setReadUpTo] = useState<number>()
  useEffect(() => {
    if (id === undefined || newest === undefined || readUpTo === newest) return
    setReadUpTo(newest)
    if (!isUnread) return
    mark({ variables: { id, isRead: true } }).catch(() => undefined)
  }, [id, newest, isUnread, readUpTo, mark])
}

interface LoadedConversationProps extends ConversationPaneProps, Pick<ThreadProps, 'messages' | 'next'> {
  conversation: OpenConversation
}

function LoadedConversation({ conversation, messages, next, backPath, onLeave }: LoadedConversationProps) {
  const [reply] = useMutation(ReplyToConversationDocument)
  const tellMail = useTellMail()
  const [applying, setApplying] = useState(false)
  const isVisitor = conversation.kind === 'contact'
  const { name, email } = conversation.with
  return (
    <Card pad="none" as="section" label={`Conversation with ${name}`}>
      <ConversationHead
        conversation={conversation}
        backPath={backPath}
        onApply={() => setApplying(true)}
        onLeave={onLeave}
      />
      <div className={styles.thread} tabIndex={-1}>
        <Thread label={`Messages with ${name}`} messages={messages} next={next} side="school" />
      </div>
      <div className={styles.answer}>
        <ReplyForm
          conversationId={conversation.id}
          label={`Reply to ${name}`}
          textOnly={isVisitor}
          hint={isVisitor ? `Goes to ${email} by e-mail.` : 'Appears in the parent portal; an e-mail tells them.'}
          onSend={async (input) => {
            await reply({ variables: { input } })
            if (isVisitor) void tellMail({ title: 'Answer on its way by e-mail' }, 'Answer written')
            else toast({ title: 'Message sent' })
          }}
        />
      </div>
      {applying && <ApplyDialog conversation={conversation} onClose={() => setApplying(false)} />}
    </Card>
  )
}

/** One conversation with everything that was written, and the answer to it. */
export function ConversationPane(props: ConversationPaneProps) {
  const query = usePages(
    ConversationDocument,
    { id: props.id, first: threadPage },
    (read) => read.conversation.messages,
  )
  const { data, rows, next } = query
  useReading(data?.conversation)
  if (data) return <LoadedConversation conversation={data.conversation} messages={rows} next={next} {...props} />
  return (
    <Card>
      <div className={styles.narrowOnly}>
        <ButtonLink to={props.backPath} size="small" icon={ArrowLeft}>
          All messages
        </ButtonLink>
      </div>
      <QueryState
        query={query}
        label="Loading conversation"
        failed="The conversation could not be loaded."
        missing={{ title: 'This conversation was not found.', text: 'It may have been removed.' }}
        count={4}
      />
    </Card>
  )
}

type Values = z.input<typeof applicationOfMessageSchema>

/** What the visitor has told already. */
const valuesOf = ({ id, phone, childAge, messages, ...rest }: OpenConversation): Values => ({
  conversationId: id,
  childName: '',
  childDob: '',
  childAge: (AGE_GROUPS.find(({ code }) => code === childAge)?.code ?? '') as never,
  allergies: '',
  parentName: rest.with.name,
  email: rest.with.email,
  phone: phone ?? '',
  address: '',
  program: '' as never,
  startDate: '',
  additionalInfo: messages.edges.at(-1)?.node.body ?? '',
  termsAccepted: false as never,
})

const options = (choices: readonly { code: string; label: string }[]) =>
  choices.map(({ code, label }) => ({ value: code, label }))

/** Turns a message into an application: what is missing is asked on the phone and typed here. */
export function ApplyDialog({ conversation, onClose }: { conversation: OpenConversation; onClose: () => void }) {
  const [apply] = useMutation(ApplyFromMessageDocument)
  const tellMail = useTellMail()
  const form = useSavedForm<Values, ApplicationOfMessageInput>({
    schema: applicationOfMessageSchema,
    defaultValues: valuesOf(conversation),
    failed: 'Failed to make the application',
    save: async (input) => {
      await apply({ variables: { input } })
      void tellMail({ title: 'Application made', text: `${input.parentName} gets the reference by e-mail.` })
      onClose()
    },
  })
  const { field, control } = form
  const today = useToday()
  return (
    <FormDialog
      {...form.parts}
      title="Make application"
      description={`From the message of ${conversation.with.name}. What is missing can be asked by phone.`}
      size="large"
      onClose={onClose}
      saveLabel="Make application"
    >
      <Grid columnsOf={240}>
        <TextField label="Child's full name" {...field('childName')} />
        <FormField as={DateField} control={control} name="childDob" label="Date of birth" max={today} today={today} />
        <SelectField
          label="Age group"
          placeholder="Select an age group"
          options={options(AGE_GROUPS)}
          {...field('childAge')}
        />
        <SelectField
          label="Program"
          placeholder="Select a program"
          options={options(ENROLLMENT_PROGRAMS)}
          {...field('program')}
        />
        <FormField as={CentreDayField} control={control} name="startDate" label="Preferred start date" min={today} />
        <TextField label="Parent or guardian" {...field('parentName')} />
        <TextField label="E-mail address" type="email" {...field('email')} />
        <TextField label="Phone" type="tel" {...field('phone')} />
      </Grid>
      <TextField label="Home address" {...field('address')} />
      <TextField label="Allergies or medical conditions" optional {...field('allergies')} />
      <TextArea label="Additional information" optional {...field('additionalInfo')} />
      <Checkbox label="The parent has accepted the terms and conditions" {...field('termsAccepted')} />
    </FormDialog>
  )
}
