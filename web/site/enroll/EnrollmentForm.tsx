import { Baby, School, Users } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { EnrollmentInput } from '#graphql/enrollment/enrollment.schema.ts'
import { AGE_GROUPS, ENROLLMENT_PROGRAMS } from '#graphql/values/ageGroups.ts'
import { lastExpectedBirthday } from '#graphql/values/birthday.ts'
import { SendProblem } from '#web/shared/form/SendProblem.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { FormErrorSummary } from '#web/ui/FormErrorSummary/FormErrorSummary.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { AskAgain } from '../parts/AskAgain.tsx'
import * as styles from '../parts/form.css.ts'
import { Honeypot } from '../parts/Honeypot.tsx'
import { useSiteForm } from '../parts/useSiteForm.ts'
import { sitePaths } from '../sitePaths.ts'
import { ApplicationReceipt } from './ApplicationReceipt.tsx'
import { closedHint, enrollmentCalendar } from './enrollmentCalendar.ts'
import { FormSection } from './FormSection.tsx'

const empty = {
  childName: '',
  childDob: '',
  childAge: '',
  allergies: '',
  parentName: '',
  email: '',
  phone: '',
  address: '',
  program: '',
  startDate: '',
  additionalInfo: '',
  termsAccepted: false,
  website: '',
}

const options = (choices: readonly { code: string; label: string }[]) =>
  choices.map(({ code, label }) => ({ value: code, label }))

const schema = async () => (await import('#graphql/enrollment/enrollment.schema.ts')).enrollmentSchema

/** Needed only once everything is filled in. */
const rules = () => import('#graphql/enrollment/doubts.rules.ts')

export interface EnrollmentFormProps {
  /** Whether the confirmation leaves by e-mail. */
  sendsMail: boolean
  /** Sends the application and answers its reference; a rejected promise keeps everything that was typed. */
  onSubmit: (values: EnrollmentInput) => Promise<string | null>
}

export function EnrollmentForm({ sendsMail, onSubmit }: EnrollmentFormProps) {
  const { today, holidays } = useMemo(enrollmentCalendar, [])
  const [sent, setSent] = useState<{ reference: string | null } | null>(null)
  const { form, text, day, tick, problems, attempt, sending, failure, doubts, confirm } = useSiteForm({
    name: 'enrollment',
    empty,
    schema,
    doubtsOf: async (values) => (await rules()).doubtsOf(values, today),
    send,
  })
  const top = useRef<HTMLDivElement>(null)

  async function send(values: EnrollmentInput) {
    setSent(null)
    let reference: string | null
    try {
      reference = await onSubmit(values)
    } catch (error) {
      toast({
        tone: 'danger',
        title: 'Error',
        text: 'There was an error submitting your enrollment. Please try again or contact us directly.',
      })
      throw error
    }
    setSent({ reference })
    toast({
      tone: 'good',
      title: 'Enrollment Submitted!',
      text: "Thank you for enrolling. We'll contact you soon to confirm your child's place.",
    })
    top.current?.scrollIntoView({ block: 'center' })
    top.current?.focus({ preventScroll: true })
  }

  return (
    <form {...form} className={styles.sections} aria-label="Enrollment Form">
      <div className={styles.form}>
        <div ref={top} tabIndex={-1} role="status">
          {sent && attempt === 0 && <ApplicationReceipt reference={sent.reference} sendsMail={sendsMail} />}
        </div>
        <FormErrorSummary problems={problems} attempt={attempt} />
      </div>
      <FormSection title="Child Information" icon={Baby} tone="marigold">
        <TextField label="Child's full name" autoComplete="off" {...text('childName')} />
        <div className={styles.short}>
          <DateField
            label="Date of birth"
            hint="Not born yet? Give the day you expect."
            max={lastExpectedBirthday(today)}
            today={today}
            {...day('childDob')}
          />
        </div>
        <div className={styles.short}>
          <SelectField
            label="Age group"
            placeholder="Select an age group"
            options={options(AGE_GROUPS)}
            {...text('childAge')}
          />
        </div>
        <TextArea label="Allergies or medical conditions" optional {...text('allergies')} />
      </FormSection>
      <FormSection title="Parent/Guardian Information" icon={Users} tone="sky">
        <TextField label="Name" autoComplete="name" {...text('parentName')} />
        <div className={styles.short}>
          <TextField label="E-mail address" type="email" inputMode="email" autoComplete="email" {...text('email')} />
        </div>
        <div className={styles.short}>
          <TextField label="Phone" type="tel" inputMode="tel" autoComplete="tel" {...text('phone')} />
        </div>
        <TextArea label="Home address" autoComplete="street-address" {...text('address')} />
      </FormSection>
      <FormSection title="Program Information" icon={School} tone="leaf">
        <div className={styles.short}>
          <SelectField
            label="Program"
            placeholder="Select a program"
            options={options(ENROLLMENT_PROGRAMS)}
            {...text('program')}
          />
        </div>
        <div className={styles.short}>
          <DateField
            label="Preferred start date"
            min={today}
            today={today}
            holidays={holidays}
            hint={closedHint(day('startDate').value)}
            {...day('startDate')}
          />
        </div>
        <TextArea
          label="Additional information"
          optional
          placeholder="Anything that helps us understand your child's needs"
          {...text('additionalInfo')}
        />
      </FormSection>
      <div className={styles.section}>
        <Checkbox
          label={
            <>
              I have read and agree to the school's{' '}
              <TextLink href={sitePaths.terms} target="_blank">
                terms and conditions
              </TextLink>{' '}
              and consent to my child taking part in all school activities.
            </>
          }
          {...tick('termsAccepted')}
        />
        <Honeypot {...text('website')} />
        <AskAgain doubts={doubts} sending={sending} onConfirm={confirm} />
        <SendProblem error={failure} what="Your application was not sent. What you typed is still here." />
        <Button type="submit" tone="primary" wide pendingLabel="Submitting..." pending={sending}>
          Submit Enrollment
        </Button>
        <Text size="small" tone="muted">
          We will contact you about the next steps.
        </Text>
      </div>
    </form>
  )
}
