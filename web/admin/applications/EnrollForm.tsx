import { useMutation } from '@apollo/client/react'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { DayPlan } from '#graphql/children/children.rules.ts'
import { proposedFirstDay } from '#graphql/children/enrolment.rules.ts'
import { splitName } from '#graphql/enrollment/enrollment.rules.ts'
import {
  type EnrollApplicationInput,
  enrollApplicationSchema,
  type EnrollApplicationValues as Values,
} from '#graphql/enrollment/enrollment.schema.ts'
import { formatDate, isCalendarDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { whatsappLink } from '#graphql/values/phone.ts'
import { formatRand } from '#graphql/values/money.ts'
import { useMailLeaves } from '#web/admin/shared/mail/useTellMail.ts'
import { failureOf } from '#web/app/failure.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { CentreDayField } from '#web/shared/form/CentreDayField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { FormField } from '#web/shared/form/FormField.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { InvitationLink } from '../parentChild/invitations/InvitationLink.tsx'
import { SameChildQuestion, useSameChild } from '../students/SameChildQuestion.tsx'
import type { ListedApplication } from './application.ts'
import { ApplicationDocument, EnrollApplicationDocument, type EnrollChoicesQuery } from './applications.generated.ts'
import { proposedClass } from './enrollChoices.ts'
import { PlaceDialog, PlaceFields, usePlaceChoices } from './PlaceFields.tsx'
import { useShowCurrent } from './useMoveApplication.ts'

/** The program of the class that was offered, or the one that was asked for. */
const programOf = ({ offerClassId, program }: ListedApplication, { classPlaces, programs }: EnrollChoicesQuery) =>
  classPlaces.find((choice) => choice.class.id === offerClassId)?.class.programId ??
  programs.find(({ code }) => code === program)?.id

interface EnrollFormProps {
  application: ListedApplication
  choices: EnrollChoicesQuery
  /** With the parent's invitation link; null where their account was linked at once. */
  onEnrolled: (invitationUrl: string | null) => void
  onClose: () => void
}

function EnrollForm({ application, choices: opened, onEnrolled, onClose }: EnrollFormProps) {
  const today = todayInJohannesburg()
  const [enroll] = useMutation(EnrollApplicationDocument)
  const showCurrent = useShowCurrent()
  const { askAbout, questionAbout } = useSameChild()
  const form = useSavedForm<Values, EnrollApplicationInput>({
    schema: enrollApplicationSchema,
    defaultValues: {
      id: application.id,
      version: application.version,
      ...splitName(application.childName),
      programId: programOf(application, opened) ?? '',
      classId: application.offerClassId ?? proposedClass(application, opened)?.class.id ?? '',
      dayPlan: ((application.offerDayPlan ?? application.dayPlan) as DayPlan | null) ?? 'full_time',
      enrolledOn: proposedFirstDay(application.offerFirstDay ?? application.startDate, today),
      overrideCapacity: false,
      anotherChild: false,
      billRegistration: true,
    },
    resets: { classId: { overrideCapacity: false }, enrolledOn: { overrideCapacity: false } },
    save: async (input) => {
      const overrideCapacity = full && input.overrideCapacity
      const anotherChild = question !== null && (input.anotherChild ?? false)
      try {
        const { data } = await enroll({ variables: { input: { ...input, overrideCapacity, anotherChild } } })
        onEnrolled(data?.enrollApplication.invitationUrl ?? null)
      } catch (error) {
        if (failureOf(error).code === 'STALE') {
          await showCurrent(application)
          return onClose()
        }
        if (!askAbout(error, named(input))) throw error
      }
    },
  })
  const { field, control, register } = form
  const [classId, firstDay, firstName, lastName] = useWatch({
    control,
    name: ['classId', 'enrolledOn', 'firstName', 'lastName'],
  })
  const named = (name: { firstName: string; lastName: string }) => ({ ...name, dateOfBirth: application.childDob })
  const question = questionAbout(named({ firstName, lastName }))
  const { choices } = usePlaceChoices(application.id, firstDay, opened)
  const chosen = choices.classPlaces.find((choice) => choice.class.id === Number(classId))
  const full = chosen?.free === 0

  return (
    <FormDialog
      {...form.formProps}
      title={`Enroll ${application.childName}`}
      description={
        application.email
          ? `${application.parentName} will get an e-mail with a link to the parent portal.`
          : `There is no e-mail address for ${application.parentName}. Invite them from the child's page once you have it.`
      }
      saveLabel="Enroll"
      savingLabel="Enrolling..."
      onClose={onClose}
    >
      <Grid columnsOf={200}>
        <TextField label="First name" {...field('firstName')} />
        <TextField label="Last name" {...field('lastName')} />
      </Grid>
      <SelectField
        label="Program"
        placeholder="Choose a program"
        options={choices.programs.map(({ id, name, formLabel }) => ({ value: String(id), label: formLabel ?? name }))}
        {...field('programId')}
      />
      <FormField
        as={CentreDayField}
        control={control}
        name="enrolledOn"
        label="First day"
        hint={`Requested: ${formatDate(application.startDate)}.`}
      />
      {firstDay && isCalendarDate(firstDay) && firstDay > today && (
        <Notice>
          The place is reserved from now on. The child will be on the register and billed from {formatDate(firstDay)}.
        </Notice>
      )}
      <PlaceFields
        application={application}
        choices={choices.classPlaces}
        chosen={chosen}
        firstDay={firstDay}
        field={field}
        allTheSame="Enroll anyway."
      />
      <Checkbox
        label={`Bill the registration fee of ${formatRand(choices.feeTerms.registrationFeeCents)}, due in a week`}
        {...register('billRegistration')}
      />
      {question && <SameChildQuestion {...question} {...register('anotherChild')} />}
    </FormDialog>
  )
}

interface EnrolledDialogProps {
  application: ListedApplication
  invitationUrl: string | null
  centre: string
  onClose: () => void
}

function Invitation({ application, invitationUrl, centre }: EnrolledDialogProps & { invitationUrl: string }) {
  const { data } = useScreenQuery(ApplicationDocument, { id: application.id })
  const { firstName } = splitName(application.childName)
  const text = `Dear ${application.parentName}, ${firstName} is enrolled at ${centre}. Create your parent portal account here: ${invitationUrl}`
  const chat = data?.application.phone && whatsappLink(data.application.phone, text)
  return (
    <InvitationLink url={invitationUrl}>
      {chat && (
        <ButtonLink size="small" icon={MessageCircle} href={chat} target="_blank">
          Send by WhatsApp
        </ButtonLink>
      )}
    </InvitationLink>
  )
}

/** What enrolling led to, and the parent's way into the portal. */
function EnrolledDialog(props: EnrolledDialogProps) {
  const { application, invitationUrl, onClose } = props
  const mailLeaves = useMailLeaves()
  return (
    <Dialog
      onClose={onClose}
      title={`${application.childName} is enrolled`}
      description={
        invitationUrl
          ? mailLeaves
            ? `An invitation to the parent portal is on its way to ${application.parentName}. You can also pass on the link yourself.`
            : `No mail server is set up, so please pass this link on to ${application.parentName}. You can create a new one on the child's page.`
          : undefined
      }
      closeLabel="Done"
    >
      {invitationUrl ? (
        <Invitation {...props} invitationUrl={invitationUrl} />
      ) : (
        <Text>
          {application.email
            ? `${application.parentName} already has an account and can see ${application.childName} in the parent portal.`
            : `There is no e-mail address for ${application.parentName}, so nobody has been invited. You can do so on ${application.childName}'s page.`}
        </Text>
      )}
    </Dialog>
  )
}

/** Turns an application into a child of the centre, then hands on the parent's invitation. */
export function EnrollDialog({ application, onClose }: { application: ListedApplication; onClose: () => void }) {
  const [enrolled, setEnrolled] = useState<{ url: string | null } | null>(null)
  return (
    <PlaceDialog application={application} title={`Enroll ${application.childName}`} onClose={onClose}>
      {(choices) =>
        enrolled ? (
          <EnrolledDialog
            application={application}
            invitationUrl={enrolled.url}
            centre={choices.centre.fullName}
            onClose={onClose}
          />
        ) : (
          <EnrollForm
            application={application}
            choices={choices}
            onEnrolled={(url) => setEnrolled({ url })}
            onClose={onClose}
          />
        )
      }
    </PlaceDialog>
  )
}
