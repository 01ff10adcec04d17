import { useState } from 'react'
import type { ContactInput } from '#graphql/messages/contact.schema.ts'
import { CONTACT_AGE_GROUPS } from '#graphql/values/ageGroups.ts'
import { SendProblem } from '#web/shared/form/SendProblem.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { FormErrorSummary } from '#web/ui/FormErrorSummary/FormErrorSummary.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import * as styles from '../parts/form.css.ts'
import { Honeypot } from '../parts/Honeypot.tsx'
import { SentNotice } from '../parts/SentNotice.tsx'
import { useSiteForm } from '../parts/useSiteForm.ts'

const empty = { name: '', email: '', phone: '', childAge: '', message: '', website: '' }

const ages = CONTACT_AGE_GROUPS.map(({ code, label }) => ({ value: code, label }))

const schema = async () => (await import('#graphql/messages/contact.schema.ts')).contactSchema

export interface ContactFormProps {
  /** Sends the message; a rejected promise keeps everything that was typed. */
  onSubmit: (values: ContactInput) => Promise<void>
}

export function ContactForm({ onSubmit }: ContactFormProps) {
  const [sent, setSent] = useState(false)
  const { form, text, problems, attempt, sending, failure } = useSiteForm({ name: 'contact', empty, schema, send })

  async function send(values: ContactInput) {
    setSent(false)
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
  }

  return (
    <form {...form} className={styles.form} aria-label="Contact form">
      <FormErrorSummary problems={problems} attempt={attempt} />
      <TextField label="Your name" autoComplete="name" {...text('name')} />
      <div className={styles.pair}>
        <TextField label="E-mail address" type="email" inputMode="email" autoComplete="email" {...text('email')} />
        <TextField label="Phone" type="tel" inputMode="tel" autoComplete="tel" {...text('phone')} />
      </div>
      <SelectField label="Child's age" placeholder="Select an age" options={ages} {...text('childAge')} />
      <TextArea label="Message" {...text('message')} />
      <Honeypot {...text('website')} />
      <SendProblem error={failure} what="Your message was not sent. What you typed is still here." />
      <div>
        <Button type="submit" tone="primary" pending={sending} pendingLabel="Sending...">
          Send Message
        </Button>
      </div>
      <div role="status">
        {sent && attempt === 0 && (
          <SentNotice
            title="Your message is with us"
            text="We will answer by e-mail or by phone, as suits the question."
          />
        )}
      </div>
    </form>
  )
}
