import { useMutation } from '@apollo/client/react'
import type { VolunteerSignupInput, VolunteerSignupValues } from '#graphql/volunteers/volunteers.schema.ts'
import { formatWhen } from '#graphql/volunteers/volunteers.rules.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { type ParentVolunteeringQuery, SignUpToVolunteerDocument } from './volunteering.generated.ts'

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
  const form = useDialogForm<VolunteerSignupValues, VolunteerSignupInput>({
    schema,
    defaultValues: { requestId: call.id, childId: first?.id ?? null, specialSkills: '' },
    draft: `helping.${call.id}`,
    save: async (input) => {
      await send({ variables: { input } })
      toast({ title: 'Thank you for signing up!', text: "The centre's confirmation will appear here." })
    },
    onClose,
  })
  return (
    <FormDialog
      {...form.formProps}
      title={`Volunteer for ${call.eventTitle}`}
      description={`${formatWhen(call)}${call.venue ? `, ${call.venue}` : ''}`}
      saveLabel="Sign up"
      savingLabel="Sending..."
    >
      {childrenOf.length > 1 && (
        <SelectField
          label="Your child"
          options={childrenOf.map(({ id, firstName, lastName }) => ({
            value: String(id),
            label: `${firstName} ${lastName}`,
          }))}
          {...form.field('childId')}
        />
      )}
      <TextArea
        label="What you can do"
        optional
        hint="For example first aid, a trailer or a cake."
        {...form.field('specialSkills')}
      />
    </FormDialog>
  )
}
