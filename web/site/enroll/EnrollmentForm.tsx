import { Baby, School, Users } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { EnrollmentInput, EnrollmentValues } from '#graphql/enrollment/enrollment.schema.ts'
import { AGE_GROUPS, ENROLLMENT_PROGRAMS } from '#graphql/values/ageGroups.ts'
import { ahead, lateResolver } from '#web/shared/form/lateResolver.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { DateField } from '#web/ui/DateField/DateField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { FormErrorSummary, problemsOf } from '#web/ui/FormErrorSummary/FormErrorSummary.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import * as styles from '../parts/form.css.ts'
import { Honeypot } from '../parts/Honeypot.tsx'
import { useDraft } from '../parts/useDraft.ts'
import { sitePaths } from '../sitePaths.ts'
import { enrollmentCalendar } from './enrollmentCalendar.ts'
import { FormSection } from './FormSection.tsx'
import { SentNotice } from './SentNotice.tsx'

/** The order of the fields on the page, for the summary of what is wrong. */
const fields = [
  'childName',
  'childDob',
  'childAge',
  'allergies',
  'parentName',
  'email',
  'phone',
  'address',
  'program',
  'startDate',
  'additionalInfo',
  'termsAccepted',
] as const

const empty = {
  childName: '',
  childDob: '',
  childAge: '' as never,
  allergies: '',
  parentName: '',
  email: '',
  phone: '',
  address: '',
  program: '' as never,
  startDate: '',
  additionalInfo: '',
  termsAccepted: false as never,
  website: '',
} satisfies EnrollmentValues

const options = (choices: readonly { code: string; label: string }[]) =>
  choices.map(({ code, label }) => ({ value: code, label }))

const schema = async () => (await import('#graphql/enrollment/enrollment.schema.ts')).enrollmentSchema

export interface EnrollmentFormProps {
  /** Sends the application; a rejected promise keeps everything that was typed. */
  onSubmit: (values: EnrollmentInput) => Promise<void>
}

export function EnrollmentForm({ onSubmit }: EnrollmentFormProps) {
  const form = useForm<EnrollmentValues, unknown, EnrollmentInput>({
    resolver: lateResolver(schema),
    defaultValues: empty,
    shouldFocusError: false,
  })
  const { control, register, formState } = form
  const { errors, isSubmitting, submitCount } = formState
  const forget = useDraft(form, 'enrollment')
  const [sent, setSent] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const { today, holidays } = useMemo(enrollmentCalendar, [])

  async function send(values: EnrollmentInput) {
    try {
      await onSubmit(values)
    } catch {
      toast({
        tone: 'danger',
        title: 'Error',
        text: 'There was an error submitting your enrollment. Please try again or contact us directly.',
      })
      return
    }
    form.reset(empty)
    forget()
    setSent(true)
    toast({
      tone: 'good',
      title: 'Enrollment Submitted!',
      text: "Thank you for enrolling. We'll contact you soon to confirm your child's place.",
    })
    top.current?.scrollIntoView({ block: 'center' })
  }

  return (
    <form
      className={styles.sections}
      noValidate
      onFocus={ahead(schema)}
      onSubmit={form.handleSubmit(send)}
      aria-label="Enrollment Form"
    >
      <div ref={top} className={styles.form}>
        {sent && submitCount === 0 && <SentNotice />}
        <FormErrorSummary problems={problemsOf(errors, fields)} attempt={submitCount} />
      </div>
      <FormSection title="Child Information" icon={Baby} tone="marigold">
        <TextField
          label="Child's full name"
          autoComplete="off"
          error={errors.childName?.message}
          {...register('childName')}
        />
        <div className={styles.short}>
          <Controller
            name="childDob"
            control={control}
            render={({ field }) => (
              <DateField label="Date of birth" max={today} today={today} error={errors.childDob?.message} {...field} />
            )}
          />
        </div>
        <div className={styles.short}>
          <SelectField
            label="Age group"
            placeholder="Select an age group"
            options={options(AGE_GROUPS)}
            error={errors.childAge?.message}
            {...register('childAge')}
          />
        </div>
        <TextArea
          label="Allergies or medical conditions"
          optional
          error={errors.allergies?.message}
          {...register('allergies')}
        />
      </FormSection>
      <FormSection title="Parent/Guardian Information" icon={Users} tone="sky">
        <TextField label="Name" autoComplete="name" error={errors.parentName?.message} {...register('parentName')} />
        <div className={styles.short}>
          <TextField
            label="E-mail address"
            type="email"
            inputMode="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
        </div>
        <div className={styles.short}>
          <TextField
            label="Phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            error={errors.phone?.message}
            {...register('phone')}
          />
        </div>
        <TextArea
          label="Home address"
          autoComplete="street-address"
          error={errors.address?.message}
          {...register('address')}
        />
      </FormSection>
      <FormSection title="Program Information" icon={School} tone="leaf">
        <div className={styles.short}>
          <SelectField
            label="Program"
            placeholder="Select a program"
            options={options(ENROLLMENT_PROGRAMS)}
            error={errors.program?.message}
            {...register('program')}
          />
        </div>
        <div className={styles.short}>
          <Controller
            name="startDate"
            control={control}
            render={({ field }) => (
              <DateField
                label="Preferred start date"
                min={today}
                today={today}
                holidays={holidays}
                error={errors.startDate?.message}
                {...field}
              />
            )}
          />
        </div>
        <TextArea
          label="Additional information"
          optional
          placeholder="Anything that helps us understand your child's needs"
          error={errors.additionalInfo?.message}
          {...register('additionalInfo')}
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
          error={errors.termsAccepted?.message}
          {...register('termsAccepted')}
        />
        <Honeypot {...register('website')} />
        <Button
          type="submit"
          tone="primary"
          wide
          pendingLabel="Submitting..."
          pending={isSubmitting}
          disabled={isSubmitting}
        >
          Submit Enrollment
        </Button>
        <Text size="small" tone="muted">
          We will contact you about the next steps.
        </Text>
      </div>
    </form>
  )
}
