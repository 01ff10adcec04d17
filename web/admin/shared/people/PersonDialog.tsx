import { useMutation } from '@apollo/client/react'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import {
  type CreateUserInput,
  createUserSchema,
  editedUserSchema,
  inviteUserSchema,
} from '#graphql/users/users.schema.ts'
import { labelIn } from '#web/admin/shared/formValues.ts'
import { usePages } from '#web/app/usePages.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { fullName, formatMoment } from '../format.ts'
import { RestoreDialog } from '../RestoreDialog.tsx'
import {
  CreateUserDocument,
  InviteUserDocument,
  type InviteUserMutation,
  RemovedPeopleDocument,
  UpdateUserDocument,
} from './people.generated.ts'
import { RefusedAddress } from './RefusedAddress.tsx'
import { useRestorePerson } from './useAccountActions.ts'

interface Person {
  id: number
  firstName: string
  lastName: string
  email: string
  emailRefusedSince: string | null
  phoneNumber: string | null
  role: string
  version: number
}

export type AccountInvitation = InviteUserMutation['inviteUser']

/** What a kind of account is called in the dialog and its notices. */
interface PersonWords {
  add: string
  invite: string
  created: string
  updated: string
  failed: string
}

interface PersonDialogProps {
  /** The account to be changed; `null` makes one. */
  person: Person | null
  /** Roles to choose from; with one alone there is nothing to choose. */
  roles: readonly { value: 'parent' | 'teacher' | 'admin'; label: string }[]
  words: PersonWords
  /** The account is made by an invitation: its owner chooses username and password. */
  onInvited?: ((sent: AccountInvitation) => void) | undefined
  onClose: () => void
}

type Values = z.input<typeof createUserSchema> & { id?: number }
type Output = CreateUserInput & { id?: number }

/** A new account, or the details of one that is there. Username and password are asked for only with a new one. */
export function PersonDialog({ person, roles, words, onInvited, onClose }: PersonDialogProps) {
  const [create] = useMutation(CreateUserDocument)
  const [invite] = useMutation(InviteUserDocument)
  const [update] = useMutation(UpdateUserDocument)
  const newSchema = onInvited ? inviteUserSchema : createUserSchema
  const [schema] = useState(() => (person ? editedUserSchema(person.phoneNumber) : newSchema))
  const valuesOf = (from: Record<string, unknown>): Values => ({
    ...(person ? { id: person.id } : {}),
    firstName: String(from.firstName ?? ''),
    lastName: String(from.lastName ?? ''),
    email: String(from.email ?? ''),
    phoneNumber: String(from.phoneNumber ?? ''),
    role: (from.role ?? roles[0]?.value) as Values['role'],
    username: '',
    password: '',
  })
  const form = useSavedForm<Values, Output>({
    // the same fields; only a new account has a username and a password
    schema: schema as unknown as z.ZodMiniType<Output, Values>,
    defaultValues: valuesOf({ ...person }),
    version: person?.version,
    labels: {
      firstName: { label: 'First name' },
      lastName: { label: 'Last name' },
      email: { label: 'E-mail' },
      phoneNumber: { label: 'Phone' },
      role: { label: 'Role', format: labelIn(roles) },
      username: { label: 'Username' },
      password: { label: 'Password' },
    },
    failed: words.failed,
    toValues: valuesOf,
    save: async ({ username, password, id: _id, ...values }, version) => {
      if (onInvited) {
        const { data } = await invite({ variables: { input: values } })
        onClose()
        if (data) onInvited(data.inviteUser)
        return
      }
      if (person) await update({ variables: { input: { ...values, id: person.id, version } } })
      else await create({ variables: { input: { ...values, username, password } } })
      toast({ title: person ? words.updated : words.created })
      onClose()
    },
  })
  const { field, control } = form
  const adding = onInvited ? words.invite : words.add
  const [role, email] = useWatch({ control, name: ['role', 'email'] })
  return (
    <FormDialog
      {...form.formProps}
      title={person ? `Edit ${fullName(person)}` : adding}
      onClose={onClose}
      saveLabel={person ? 'Save' : onInvited ? 'Send invitation' : words.add}
    >
      <Grid columnsOf={200}>
        <TextField label="First name" {...field('firstName')} />
        <TextField label="Last name" {...field('lastName')} />
      </Grid>
      <TextField label="E-mail" type="email" {...field('email')} />
      {person && email === person.email && <RefusedAddress since={person.emailRefusedSince} />}
      <TextField label="Phone" optional type="tel" {...field('phoneNumber')} />
      {roles.length > 1 && <SelectField label="Role" options={roles} {...field('role')} />}
      {person && (role !== person.role || email !== person.email) && (
        <Notice tone="warning">
          {fullName(person)} is signed out everywhere when the {role === person.role ? 'e-mail address' : 'role'}{' '}
          changes.
        </Notice>
      )}
      {onInvited && (
        <Text size="small" tone="muted">
          The invitation contains a link to choose a password. The link works once and expires after 30 days.
        </Text>
      )}
      {!person && !onInvited && (
        <Grid columnsOf={200}>
          <TextField label="Username" autoComplete="off" {...field('username')} />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            hint={roles.length > 1 ? 'They choose their own when they first sign in.' : 'At least 6 characters.'}
            {...field('password')}
          />
        </Grid>
      )}
    </FormDialog>
  )
}

interface RemovedPeopleDialogProps {
  title: string
  roles: ('parent' | 'teacher' | 'admin')[]
  onClose: () => void
}

const pageSize = 50

/** The accounts that were deleted: each can come back, unless it was erased. */
export function RemovedPeopleDialog({ title, roles, onClose }: RemovedPeopleDialogProps) {
  const variables = { roles, first: pageSize }
  const list = usePages(RemovedPeopleDocument, variables, (read) => read.removedUsers)
  const restore = useRestorePerson()
  return (
    <RestoreDialog
      title={title}
      description="Records are kept. A restored person can sign in as before."
      list={list}
      icon={UsersRound}
      none="No deleted people."
      columns={[
        { id: 'name', head: 'Name', rowHeader: true, cell: fullName },
        { id: 'email', head: 'E-mail', phone: 'wide', cell: ({ email }) => email },
        { id: 'removed', head: 'Deleted', cell: ({ removedAt }) => removedAt && formatMoment(removedAt) },
      ]}
      actionOf={(person) => `Restore ${fullName(person)}`}
      onRestore={(person) => void restore(person)}
      onClose={onClose}
    />
  )
}
