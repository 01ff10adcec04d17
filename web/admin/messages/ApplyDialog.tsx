import { useMutation } from '@apollo/client/react'
import { AGE_GROUPS, ENROLLMENT_PROGRAMS } from '#graphql/values/ageGroups.ts'
import { withoutVisitSentence } from '#graphql/visits/visits.rules.ts'
import { useTellMail } from '#web/admin/shared/mail/useTellMail.ts'
import { toast } from '#web/ui/Toast/toast.ts'
import { AnswerForm } from '../applications/ApplicationForm.tsx'
import type { OpenConversation } from './ConversationHead.tsx'
import { ApplyFromMessageDocument } from './messages.generated.ts'

/** What the visitor has told already. Age groups and programs are in the same order. */
const valuesOf = ({ phone, childAge, messages, ...rest }: OpenConversation) => ({
  parentName: rest.with.name,
  email: rest.with.email,
  phone: phone ?? '',
  program: ENROLLMENT_PROGRAMS[AGE_GROUPS.findIndex(({ code }) => code === childAge)]?.code,
  additionalInfo: withoutVisitSentence(messages.edges.at(-1)?.node.body ?? ''),
})

/** Turns a message or a visit of the website into an application: what is missing can be added later. */
export function ApplyDialog({ conversation, onClose }: { conversation: OpenConversation; onClose: () => void }) {
  const { id: conversationId, visitAt } = conversation
  const [apply] = useMutation(ApplyFromMessageDocument)
  const tellMail = useTellMail()
  return (
    <AnswerForm
      title="Start application"
      description={`From ${conversation.with.name}'s ${visitAt ? 'visit' : 'message'}. You can add missing details later.`}
      saveLabel="Add application"
      draft={`application.of.${conversationId}`}
      failed="Failed to add the application"
      values={valuesOf(conversation)}
      onClose={onClose}
      onSave={async (input) => {
        await apply({ variables: { input: { ...input, conversationId } } })
        const title = 'Application added'
        if (input.email) void tellMail({ title, text: `${input.parentName} will get the reference by e-mail.` })
        else toast({ title, text: `There is no e-mail address, so please give ${input.parentName} the reference.` })
      }}
    />
  )
}
