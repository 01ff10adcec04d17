import { ContactLinks } from '#web/admin/shared/people/ContactLinks.tsx'
import type { FamilyReachQuery } from '#web/admin/shared/people/people.generated.ts'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'

export type Reach = FamilyReachQuery['familyReach']

/** Whom an urgent notice does not reach by itself: without a mail server those with an account as well. */
export const callListOf = ({ parents, unreached }: Reach, mailLeaves: boolean) => [
  ...unreached.map(({ childId, name, contact, phone }) => ({
    key: `child-${childId}`,
    name: contact ?? name,
    about: name,
    phone,
  })),
  ...(mailLeaves ? [] : parents).map(({ userId, name, phone, children }) => ({
    key: `parent-${userId}`,
    name,
    about: children.join(', '),
    phone,
  })),
]

interface CallDialogProps {
  people: ReturnType<typeof callListOf>
  /** The notice, for WhatsApp. */
  text: string
  onClose: () => void
}

/** Those whom no e-mail reaches, to be called or written to by hand. */
export function CallDialog({ people, text, onClose }: CallDialogProps) {
  return (
    <Dialog
      title="Please call these families"
      description="The notice has been published and e-mailed to everybody else."
      onClose={onClose}
      closeLabel="Done"
    >
      <Stack as="ul" space={12} label="Families to call">
        {people.map(({ key, name, about, phone }) => (
          <Inline as="li" key={key} space={8} justify="between">
            <span>
              <Text weight="strong">{name}</Text>
              <Text size="small" tone="muted">
                {phone ? about : `${about} · no phone number`}
              </Text>
            </span>
            <ContactLinks name={name} phone={phone} text={text} />
          </Inline>
        ))}
      </Stack>
    </Dialog>
  )
}
