import { useState } from 'react'
import type { ContactInput, ContactValues } from '#graphql/messages/contact.schema.ts'
import type { VisitorInput } from '#graphql/visits/visits.schema.ts'
import { CONTACT_AGE_GROUPS } from '#graphql/values/ageGroups.ts'
import { failureOf } from '#web/app/failure.ts'
import { SendProblem } from '#web/shared/form/SendProblem.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Form } from '#web/ui/Form/Form.tsx'
import { FormErrorSummary } from '#web/ui/FormErrorSummary/FormErrorSummary.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import * as styles from '../parts/parts.css.ts'
import { Honeypot } from '../parts/Honeypot.tsx'
import { SentNotice } from '../parts/SentNotice.tsx'

const empty = { name: '', email: '', phone: '', childAge: undefined, message: '', website: '' }

const ages = CONTACT_AGE_GROUPS.map(({ code, label }) => ({ value: code, label }))

const messageSchema = async () => (await import('#graphql/messages/contact.schema.ts')).contactSchema
/** A visit asks for less, so that what the form has is enough. */
const visitSchema = async () =>
  (await import('#graphql/visits/visits.schema.ts')).visitorSchema as unknown as Awaited<
    ReturnType<typeof messageSchema>
  >

export interface ContactFormProps {
  /** Sends the message; a rejected promise keeps everything that was typed. */
  onSubmit: (values: ContactInput) => Promise<void>
}

export interface ContactOrVisitProps extends ContactFormProps {
  /** The time that was chosen for a visit, `yyyy-MM-ddTHH:mm`; without one the form sends a message. */
  visitAt?: string | null
  /** Books that visit; a rejected promise keeps everything that was typed. */
  onBook?: (values: VisitorInput) => Promise<void>
}

export function ContactForm({ onSubmit, visitAt = null, onBook }: ContactOrVisitProps) {
  const [sent, setSent] = useState(false)
  const isVisit = visitAt !== null
  const { field, begin, submit, summary, failure, formState } = useSavedForm<ContactValues, ContactInput>({
    schema: isVisit ? visitSchema : messageSchema,
    defaultValues: empty,
    draft: 'contact',
    resetsOnSave: true,
    summary: ['name', 'email', 'phone', 'childAge', 'message'],
    save: async (values) => {
      setSent(false)
      if (isVisit) return onBook?.(values)
      try {
        await onSubmit(values)
      } catch (error) {
        toast({
          tone: 'danger',
          title: 'Error',
          text: 'There was an error sending your message. Please try again.',
        })
        throw error
      }
      setSent(true)
      toast({
        tone: 'good',
        title: 'Message Sent!',
        text: "Thank you for contacting us. We'll get back to you soon.",
      })
    },
  })
  // a time that is gone is told beside the times
  const problem = failureOf(failure).fields.visitAt ? null : failure

  return (
    <Form label={isVisit ? 'Visit' : 'Contact form'} className={styles.form} onFocus={begin} onSubmit={submit}>
      <FormErrorSummary {...summary} />
      <TextField label="Your name" autoComplete="name" {...field('name')} />
      <div className={styles.pair}>
        <TextField label="E-mail address" type="email" inputMode="email" autoComplete="email" {...field('email')} />
        <TextField label="Phone" type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
      </div>
      <SelectField
        label="Child's age"
        optional={isVisit}
        placeholder="Select an age"
        options={ages}
        {...field('childAge')}
      />
      <TextArea label="Message" optional={isVisit} {...field('message')} />
      <Honeypot {...field('website')} />
      <SendProblem
        error={problem}
        what={`Your ${isVisit ? 'visit was not booked' : 'message was not sent'}. What you typed is still here.`}
      />
      <div>
        <Button
          type="submit"
          tone="primary"
          pending={formState.isSubmitting}
          pendingLabel={isVisit ? 'Booking...' : 'Sending...'}
        >
          {isVisit ? 'Book Visit' : 'Send Message'}
        </Button>
      </div>
      <div role="status">
        {sent && !isVisit && summary.problems.length === 0 && (
          <SentNotice title="We've received your message" text="We will reply by e-mail or phone." />
        )}
      </div>
    </Form>
  )
}
