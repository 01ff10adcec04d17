import { Baby, type LucideIcon, School, Users } from 'lucide-react'
import { flushSync } from 'react-dom'
import { type MouseEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { closedDaysAround, closedText } from '#graphql/closedDays/closedDays.rules.ts'
import type { EnrollmentInput, EnrollmentValues } from '#graphql/enrollment/enrollment.schema.ts'
import { AGE_GROUPS, ENROLLMENT_PROGRAMS } from '#graphql/values/ageGroups.ts'
import { lastExpectedBirthday } from '#graphql/values/birthday.ts'
import { todayInJohannesburg } from '#graphql/values/clock.ts'
import { isCalendarDate } from '#graphql/values/dates.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { SendProblem } from '#web/shared/form/SendProblem.tsx'
import { loadRules, useFollowBirthday } from '#web/shared/form/useFollowBirthday.ts'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Blob, type Companion } from '#web/ui/Blob/Blob.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Form } from '#web/ui/Form/Form.tsx'
import { FormErrorSummary } from '#web/ui/FormErrorSummary/FormErrorSummary.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { AskAgain, type Confirmation } from '../parts/AskAgain.tsx'
import { Honeypot } from '../parts/Honeypot.tsx'
import * as styles from '../parts/parts.css.ts'
import { sitePaths } from '../sitePaths.ts'
import { ApplicationReceipt } from './ApplicationReceipt.tsx'

/** What the form's calendars know: today, and the public holidays around it. */
function enrollmentCalendar() {
  const today = todayInJohannesburg()
  return { today, holidays: closedDaysAround(today, []) }
}

/** What is said beside a day that is a weekend or a public holiday. */
function closedHint(date: string) {
  const closed = isCalendarDate(date) ? closedText(date, []) : null
  return closed && `${closed} We will agree on a first day with you.`
}

const empty = {
  childName: '',
  childDob: '',
  childAge: undefined,
  allergies: '',
  parentName: '',
  email: '',
  phone: '',
  address: '',
  program: undefined,
  startDate: '',
  additionalInfo: '',
  dayPlan: '',
  siblingNames: '',
  termsAccepted: false as true,
  website: '',
}

/** Program and age group that the page of a program leads to. */
const choicesOfPage: Record<string, Pick<EnrollmentValues, 'program' | 'childAge'>> = {
  infant: { program: 'infants', childAge: '0-18months' },
  toddler: { program: 'toddlers', childAge: '18-36months' },
  preschool: { program: 'preschool', childAge: '3-5years' },
}

/** The fees beside the form say what each costs. */
const dayPlans = [
  { value: 'full_time', label: 'Full-time' },
  { value: 'half_day', label: 'Half-day' },
]

const fields = Object.keys(empty) as (keyof EnrollmentValues)[]

const options = (choices: readonly { code: string; label: string }[]) =>
  choices.map(({ code, label }) => ({ value: code, label }))

const schema = async () => (await import('#graphql/enrollment/enrollment.schema.ts')).enrollmentSchema

/** What applications of one family have in common. */
type Family = Pick<EnrollmentValues, 'parentName' | 'email' | 'phone' | 'address' | 'startDate'>

export interface EnrollmentFormProps {
  /** Whether the confirmation leaves by e-mail. */
  sendsMail: boolean
  /** Address name of the program whose page somebody came from: the form begins with it. */
  program?: string | null
  /** Sends the application and answers its reference; a rejected promise keeps everything that was typed. */
  onSubmit: (values: EnrollmentInput) => Promise<string | null>
}

export function EnrollmentForm({ sendsMail, program, onSubmit }: EnrollmentFormProps) {
  const { today, holidays } = useMemo(enrollmentCalendar, [])
  const [ofPage] = useState(() => choicesOfPage[program ?? ''] ?? {})
  const [sent, setSent] = useState<{ reference: string | null; family: Family } | null>(null)
  const [confirmations, setConfirmations] = useState<readonly Confirmation[]>([])
  /** What was asked about and is right: it is not asked again. */
  const [confirmed] = useState(new Set<string>())
  const top = useRef<HTMLDivElement>(null)
  const form = useSavedForm<EnrollmentValues, EnrollmentInput>({
    schema,
    defaultValues: { ...empty, ...ofPage },
    draft: 'enrollment',
    summary: fields,
    save: async (values) => {
      const asked = await loadRules().then(
        ({ confirmationsFor }) => confirmationsFor(values, today),
        () => [],
      )
      const open = asked.filter(({ message }) => !confirmed.has(message))
      setConfirmations(open)
      if (open.length > 0) return false
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
      form.reset(empty)
      confirmed.clear()
      const { parentName, email, phone, address, startDate } = values
      // the receipt is in place of the form before it is scrolled to
      flushSync(() => setSent({ reference, family: { parentName, email, phone, address, startDate } }))
      toast({
        tone: 'good',
        title: 'Enrollment Submitted!',
        text: "Thank you for enrolling. We'll contact you soon to confirm your child's place.",
      })
      top.current?.scrollIntoView({ block: 'center' })
      top.current?.focus({ preventScroll: true })
    },
  })
  const { field, control, subscribe, summary, formState } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: () => setConfirmations([]) }), [subscribe])

  useFollowBirthday(form, ['childAge', 'program'], today, ofPage)

  /** The form as it was sent for one child, for its sister or brother. */
  function addChild(family: Family) {
    flushSync(() => setSent(null))
    for (const [name, value] of Object.entries(family))
      form.setValue(name as keyof Family, value, { shouldDirty: true, shouldValidate: false })
    form.setFocus('childName')
  }

  /** What was asked about is right: it is sent now. */
  function confirm(event: MouseEvent) {
    for (const { message } of confirmations) confirmed.add(message)
    void form.submit(event)
  }

  return (
    <Form label="Enrollment Form" className={styles.sections} onFocus={form.begin} onSubmit={form.submit}>
      <div className={styles.form}>
        <div ref={top} tabIndex={-1} role="status">
          {sent && (
            <ApplicationReceipt
              reference={sent.reference}
              sendsMail={sendsMail}
              onAddChild={() => addChild(sent.family)}
            />
          )}
        </div>
        <FormErrorSummary {...summary} />
      </div>
      {!sent && (
        <>
          <FormSection title="Child Information" icon={Baby} tone="marigold">
            <TextField label="Child's full name" autoComplete="off" {...field('childName')} />
            <Grid columnsOf={240} space={20}>
              <FormField
                as={DateField}
                control={control}
                label="Date of birth"
                hint="Not born yet? Enter the due date."
                max={lastExpectedBirthday(today)}
                today={today}
                name="childDob"
              />
              <SelectField
                label="Age group"
                hint="Filled in from the date of birth."
                placeholder="Select an age group"
                options={options(AGE_GROUPS)}
                {...field('childAge')}
              />
            </Grid>
            <TextArea label="Allergies or medical conditions" optional {...field('allergies')} />
          </FormSection>
          <FormSection title="Parent/Guardian Information" icon={Users} tone="sky">
            <TextField label="Name" autoComplete="name" {...field('parentName')} />
            <Grid columnsOf={240} space={20}>
              <TextField
                label="E-mail address"
                type="email"
                inputMode="email"
                autoComplete="email"
                {...field('email')}
              />
              <TextField label="Phone" type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
            </Grid>
            <TextArea label="Home address" autoComplete="street-address" {...field('address')} />
          </FormSection>
          <FormSection title="Program Information" icon={School} tone="leaf">
            <Grid columnsOf={240} space={20}>
              <SelectField
                label="Program"
                hint="Based on the age on the first day; you can choose another."
                placeholder="Select a program"
                options={options(ENROLLMENT_PROGRAMS)}
                {...field('program')}
              />
              <FormField
                as={DateField}
                control={control}
                label="Preferred start date"
                min={today}
                today={today}
                holidays={holidays}
                hint={closedHint(form.watch('startDate'))}
                name="startDate"
              />
            </Grid>
            <Grid columnsOf={240} space={20}>
              <SelectField
                label="Full-time or half-day"
                optional
                placeholder="Not sure yet"
                options={dayPlans}
                {...field('dayPlan')}
              />
              <TextField label="Brothers or sisters at the centre" optional {...field('siblingNames')} />
            </Grid>
            <TextArea
              label="Additional information"
              optional
              placeholder="Anything that helps us understand your child's needs"
              {...field('additionalInfo')}
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
              {...field('termsAccepted')}
            />
            <Honeypot {...field('website')} />
            <AskAgain confirmations={confirmations} sending={formState.isSubmitting} onConfirm={confirm} />
            <SendProblem error={form.failure} what="Your application was not sent. What you typed is still here." />
            <Button type="submit" tone="primary" wide pendingLabel="Submitting..." pending={formState.isSubmitting}>
              Submit Enrollment
            </Button>
            <Text size="small" tone="muted">
              We will contact you about the next steps.
            </Text>
          </div>
        </>
      )}
    </Form>
  )
}

interface FormSectionProps {
  title: string
  icon: LucideIcon
  tone: Companion
  children: ReactNode
}

/** A part of a long form with its heading. */
function FormSection({ title, icon, tone, children }: FormSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.legend}>
        <Blob icon={icon} tone={tone} size="small" />
        <Heading level={2} look="h3" id={id}>
          {title}
        </Heading>
      </div>
      {children}
    </section>
  )
}
