import { useMutation } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { count } from '#web/admin/shared/format.ts'
import { type SentKeys, sendOnce } from '#web/app/sendOnce.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { failureText } from '#web/shared/form/errors.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { EraseFamilyDocument, FamilyErasureDocument, type FamilyErasureQuery } from './settings.generated.ts'

interface EraseFamilyDialogProps {
  parent: { id: number; lastName: string }
  onClose: () => void
}

/** Says whom and what erasing a parent ends and what stays, and asks for the name before it does. */
export function EraseFamilyDialog({ parent, onClose }: EraseFamilyDialogProps) {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const variables = { parentId: parent.id, alsoErase: [...chosen] }
  const query = useScreenQuery(FamilyErasureDocument, variables)
  const { lastData: data } = query
  const read = !query.error && query.data
  // everybody who was offered, so that a choice can be taken back
  const [offered, setOffered] = useState<readonly Other[]>([])
  const known = [
    ...offered,
    ...(data?.familyErasure.others ?? []).filter((one) => !offered.some(({ id }) => id === one.id)),
  ]
  const [ticked, setTicked] = useState<readonly string[]>([])
  const mentions = ticked.filter((id) => data?.familyErasure.mentions.some((mention) => mention.id === id))
  const [erase, { loading: erasing }] = useMutation(EraseFamilyDocument)
  // pressed again after an answer was lost, it waits for what is under way and tells how that ended
  const keys = useRef<SentKeys>(new Map())
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function confirm() {
    if (!read) return
    if (typed.trim().toLocaleLowerCase() !== parent.lastName.toLocaleLowerCase()) return setWrong(true)
    setProblem(undefined)
    const { childIds } = read.familyErasure
    try {
      await sendOnce(keys.current, () => erase({ variables: { ...variables, children: childIds, mentions } }))
    } catch (error) {
      // what is below is read again: the name is typed again by somebody who has looked at it
      setTyped('')
      return setProblem(failureText('Failed to erase the family', error))
    }
    toast({ title: 'Family erased' })
    onClose()
  }
  return (
    <FormDialog
      title="Erase this family?"
      description="Personal details are permanently deleted. This cannot be undone, so export the family's data first if anybody may ask for it."
      onClose={onClose}
      onSubmit={() => void confirm()}
      sending={erasing}
      danger
      saveDisabled={!read}
      problem={problem}
      saveLabel="Erase family"
      savingLabel="Erasing..."
    >
      <QueryState query={query} what="family" count={2}>
        {({ familyErasure }) => <Effects erasure={familyErasure} />}
      </QueryState>
      {data && (
        <Stack>
          <OtherGuardians
            others={known}
            chosen={chosen}
            onChoose={(id, isChosen) => {
              setOffered(known)
              setChosen(isChosen ? [...chosen, id] : [])
            }}
          />
          <Mentions
            mentions={data.familyErasure.mentions}
            ticked={mentions}
            onTick={(id, isTicked) => setTicked(isTicked ? [...mentions, id] : mentions.filter((one) => one !== id))}
          />
          <TextField
            label={`Type ${parent.lastName} to confirm`}
            value={typed}
            error={wrong ? `Please type the last name, ${parent.lastName}.` : undefined}
            onChange={(event) => {
              setTyped(event.target.value)
              setWrong(false)
            }}
          />
        </Stack>
      )}
    </FormDialog>
  )
}

type Other = FamilyErasureQuery['familyErasure']['others'][number]

interface OtherGuardiansProps {
  others: readonly Other[]
  chosen: readonly number[]
  onChoose: (id: number, isChosen: boolean) => void
}

/** Each further person is asked for; a child with another guardian stays until both are erased. */
function OtherGuardians({ others, chosen, onChoose }: OtherGuardiansProps) {
  if (others.length === 0) return null
  return (
    <Stack space={8}>
      <Text weight="strong">Other guardians are kept, and so are children who have another guardian.</Text>
      {others.map(({ id, name, children, isParent }) =>
        isParent ? (
          <Checkbox
            key={id}
            label={`Also erase ${name}`}
            hint={children.length > 0 ? `Guardian of ${children.join(', ')}` : undefined}
            checked={chosen.includes(id)}
            onChange={(event) => onChoose(id, event.target.checked)}
          />
        ) : (
          <Text key={id}>{name} is a member of staff, so this account is kept.</Text>
        ),
      )}
    </Stack>
  )
}

type Mention = FamilyErasureQuery['familyErasure']['mentions'][number]

/** Where a mention is, as the office calls it. */
const places: Readonly<Record<string, string>> = {
  emails: 'E-mail to another person',
  notifications: 'Notification',
  conversations: 'Subject of a conversation',
  messages: 'Message',
  broadcasts: 'Message to several families',
  notices: 'Notice',
  application_events: 'Note on an application',
  moments: 'Moment',
  moment_comments: 'Comment on a moment',
  care_entries: 'Care entry',
  assessments: 'Assessment',
  bank_lines: 'Bank line',
  payments: 'Payment',
  bills: 'Bill',
  family_accounts: 'Payer of invoices',
}

interface MentionsProps {
  mentions: readonly Mention[]
  ticked: readonly string[]
  onTick: (id: string, isTicked: boolean) => void
}

/** What others wrote is theirs: a person looks at each place before a name is taken out of it. */
function Mentions({ mentions, ticked, onTick }: MentionsProps) {
  if (mentions.length === 0) return null
  return (
    <Stack space={8}>
      <Text weight="strong">Also mentioned here. Tick what else to erase.</Text>
      {mentions.map(({ id, table, excerpt }) => (
        <Checkbox
          key={id}
          label={excerpt}
          hint={places[table] ?? table}
          checked={ticked.includes(id)}
          onChange={(event) => onTick(id, event.target.checked)}
        />
      ))}
    </Stack>
  )
}

function Effects({
  erasure: { parents, children, records, files, kept },
}: {
  erasure: FamilyErasureQuery['familyErasure']
}) {
  return (
    <>
      <Notice tone="danger" title="What will be erased">
        <ul>
          <li>Accounts: {parents.join(', ')}</li>
          <li>Details of: {children.join(', ') || 'no child'}</li>
          <li>
            {count(records, 'record')} and {count(files, 'uploaded file')}
          </li>
        </ul>
      </Notice>
      <Notice title="Kept by law">
        <Stack as="ul" space={4}>
          {kept.map((words) => (
            <Text as="li" key={words}>
              {words}
            </Text>
          ))}
        </Stack>
      </Notice>
    </>
  )
}
