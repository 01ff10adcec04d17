import { Link2, Mail, Pencil, Star, Unlink, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { relationshipLabels, type RelationshipType } from '#graphql/families/families.rules.ts'
import { formatPhone, phoneLink } from '#graphql/values/phone.ts'
import { fullName } from '#web/admin/shared/format.ts'
import { ActionsMenu } from '#web/admin/shared/recordActions.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { MenuItem, MenuSeparator } from '#web/ui/Menu/Menu.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { LinkToHandOnDialog, type SentLink } from '../parentChild/invitations/InvitationLink.tsx'
import { familyDialogs } from '../parentChild/lazyDialogs.ts'
import { useLinkDialogs } from '../parentChild/useLinkDialogs.tsx'
import type { ChildDetailsQuery } from './students.generated.ts'
import * as styles from './Students.css.ts'

const InviteDialog = familyDialogs.component('InviteDialog')

type Child = ChildDetailsQuery['child']

/** Who the child belongs to: who is asked first, how to reach them, and who may collect. */
export function Guardians({ child, onLink }: { child: Child; onLink: () => void }) {
  const { actions, dialog } = useLinkDialogs()
  const [inviting, setInviting] = useState(false)
  const [sent, setSent] = useState<SentLink | null>(null)
  const guardians = child.guardians.flatMap((link) => (link.parent ? [{ ...link, parent: link.parent }] : []))
  return (
    <Panel
      title="Guardians"
      padded={false}
      aside={
        <>
          <ActionsMenu of="guardians">
            <MenuItem icon={Mail} onSelect={() => setInviting(true)}>
              Invite by e-mail
            </MenuItem>
          </ActionsMenu>
          <Button size="small" icon={Link2} onClick={onLink}>
            Link Parent
          </Button>
        </>
      }
    >
      {guardians.length === 0 && (
        <EmptyState icon={UsersRound}>No parent is linked, so nobody can follow this child in the portal.</EmptyState>
      )}
      <ul>
        {guardians.map((link) => {
          const { parent } = link
          const call = phoneLink(parent.phoneNumber ?? '')
          return (
            <li key={link.id} className={styles.guardian}>
              <span className={styles.guardianName}>
                {fullName(parent)}
                <Badge>{relationshipLabels[link.relationshipType as RelationshipType]}</Badge>
                {link.isPrimary && (
                  <Badge tone="info" icon={Star}>
                    Primary
                  </Badge>
                )}
                <Badge tone={link.mayCollect ? 'good' : 'danger'}>
                  {link.mayCollect ? 'May collect' : 'May not collect'}
                </Badge>
              </span>
              <ActionsMenu of={fullName(parent)}>
                <MenuItem icon={Pencil} onSelect={() => actions.onEdit({ ...link, child })}>
                  Edit
                </MenuItem>
                <MenuSeparator />
                <MenuItem icon={Unlink} danger onSelect={() => actions.onRemove({ ...link, child })}>
                  Remove
                </MenuItem>
              </ActionsMenu>
              <span className={styles.guardianReach}>
                <TextLink href={`mailto:${parent.email}`}>{parent.email}</TextLink>
                {parent.phoneNumber &&
                  (call ? <TextLink href={call}>{formatPhone(parent.phoneNumber)}</TextLink> : parent.phoneNumber)}
                {parent.homeAddress && <span>{parent.homeAddress}</span>}
              </span>
            </li>
          )
        })}
      </ul>
      {inviting && <InviteDialog child={child} onClose={() => setInviting(false)} onSent={setSent} />}
      {sent && <LinkToHandOnDialog sent={sent} onClose={() => setSent(null)} />}
      {dialog}
    </Panel>
  )
}
