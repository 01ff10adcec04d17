import { useForm } from 'react-hook-form'
import type { ContactInput, ContactValues } from '#graphql/messages/contact.schema.ts'
import { CONTACT_AGE_GROUPS } from '#graphql/values/ageGroups.ts'
import { ahead, lateResolver } from '#web/shared/form/lateResolver.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { FormErrorSummary, problemsOf } from '#web/ui/FormErrorSummary/FormErrorSummary.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import * as styles from '../parts/form.css.ts'
import { Honeypot } from '../parts/Honeypot.tsx'
import { useDraft } from '../parts/useDraft.ts'

const fields = ['name', 'email', 'phone', 'childAge', 'message'] as const

const empty = {
  name: '',
  email: '',
  phone: '',
  childAge: '' as never,
  message: '',
  website: '',
} satisfies ContactValues

const ages = CONTACT_AGE_GROUPS.map(({ code, label }) => ({ value: code, label }))

const schema = async () => (await import('#graphql/messages/contact.schema.ts')).contactSchema

export interface ContactFormProps {
  /** Sends the message; a rejected promise keeps everything that was typed. */
  onSubmit: (values: ContactInput) => Promise<void>
}

export function ContactForm({ onSubmit }: ContactFormProps) {
  const form = useForm<ContactValues, unknown, ContactInput>({
    resolver: lateResolver(schema),
    defaultValues: empty,
    shouldFocusError: false,
  })
  const { register, formState } = form
  const { errors, isSubmitting, submitCount } = formState
  const forget = useDraft(form, 'contact')

  async function send(values: ContactInput) {
    try {
      await onSubmit(values)
    } catch {
      toast({
        tone: 'danger',
        title: 'Error',
        text: 'There was an error sending your message. Please try again.',
      })
      return
    }
    form.reset(empty)
    forget()
    toast({
      tone: 'good',
      title: 'Message Sent!',
      text: "Thank you for contacting us. We'll get back to you soon.",
    })
  }

  return (
    <form
      className={styles.form}
      noValidate
      onFocus={ahead(schema)}
      onSubmit={form.handleSubmit(send)}
      aria-label="Contact form"
    >
      <FormErrorSummary problems={problemsOf(errors, fields)} attempt={submitCount} />
      <TextField label="Your name" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <div className={styles.pair}>
        <TextField
          label="E-mail address"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <TextField
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
      <SelectField
        label="Child's age"
        placeholder="Select an age"
        options={ages}
        error={errors.childAge?.message}
        {...register('childAge')}
      />
      <TextArea label="Message" error={errors.message?.message} {...register('message')} />
      <Honeypot {...register('website')} />
      <div>
        <Button type="submit" tone="primary" pending={isSubmitting} disabled={isSubmitting} pendingLabel="Sending...">
          Send Message
        </Button>
      </div>
    </form>
  )
}
