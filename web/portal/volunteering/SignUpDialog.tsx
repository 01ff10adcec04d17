import { useMutation } from '@apollo/client/react'
import type { VolunteerSignupInput, VolunteerSignupValues } from '#graphql/volunteers/volunteers.schema.ts'
import { whenInWords } from '#graphql/volunteers/volunteers.rules.ts'
import { failureOf } from '#web/app/failure.ts'
import { lateResolver } from '#web/shared/form/lateResolver.ts'
import { useDraftForm } from '#web/shared/form/useDraftForm.ts'
import { SaveDialog } from '#web/shared/form/SaveDialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import type { ParentVolunteeringQuery } from './ParentVolunteering.generated.ts'
import { SignUpToVolunteerDocument } from './signUpToVolunteer.generated.ts'

export type Call = ParentVolunteeringQuery['openVolunteerRequests'][number]

const schema = async () => (await import('#graphql/volunteers/volunteers.schema.ts')).volunteerSignupSchema

export interface SignUpDialogProps {
  call: Call
  childrenOf: ParentVolunteeringQuery['myChildren']
  onClose: () => void
}

/** Offers help at an event. */
export function SignUpDialog({ call, childrenOf, onClose }: SignUpDialogProps) {
  const [send] = useMutation(SignUpToVolunteerDocument)
  const [first] = childrenOf
  const { register, handleSubmit, setError, clearDraft, formState } = useDraftForm<
    VolunteerSignupValues,
    VolunteerSignupInput
  >(
    { name: `helping.${call.id}`, fields: ['childId', 'specialSkills'] },
    {
      resolver: lateResolver(schema),
      defaultValues: { requestId: call.id, childId: first?.id ?? null, specialSkills: '' },
    },
  )
  const { errors } = formState

  async function signUp(input: VolunteerSignupInput) {
    try {
      await send({ variables: { input } })
      clearDraft()
      toast({ title: 'Thank you for signing up!', text: 'You will see here when the centre has confirmed it.' })
      onClose()
    } catch (error) {
      setError('root', { message: failureOf(error).message })
    }
  }

  return (
    <SaveDialog
      title={`Help at ${call.eventTitle}`}
      description={`${whenInWords(call)}${call.venue ? `, ${call.venue}` : ''}`}
      state={formState}
      hasDraft
      saveLabel="Sign up"
      savingLabel="Sending..."
      onClose={() => {
        clearDraft()
        onClose()
      }}
      onSubmit={(event) => void handleSubmit(signUp)(event)}
    >
      {childrenOf.length > 1 && (
        <SelectField
          label="Your child"
          options={childrenOf.map(({ id, firstName, lastName }) => ({
            value: String(id),
            label: `${firstName} ${lastName}`,
          }))}
          error={errors.childId?.message}
          {...register('childId')}
        />
      )}
      <TextArea
        label="What you can do"
        optional
        hint="First aid, a trailer, a cake: whatever helps."
        error={errors.specialSkills?.message}
        {...register('specialSkills')}
      />
    </SaveDialog>
  )
}
