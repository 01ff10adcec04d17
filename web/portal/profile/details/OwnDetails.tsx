import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { formatPhone } from '#graphql/values/phone.ts'
import { paths } from '#web/app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { DefinitionList } from '#web/ui/DefinitionList/DefinitionList.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { ProfileChild } from '../contacts/EmergencyDialog.tsx'
import type { Owner } from './DetailsDialog.tsx'

const DetailsDialog = lateModule(() => import('./DetailsDialog.tsx')).part((module) => module.DetailsDialog)

interface OwnDetailsProps {
  owner: Owner
  family: readonly ProfileChild[]
}

/** Where the centre reaches the parent who is signed in. */
export function OwnDetails({ owner, family }: OwnDetailsProps) {
  const [changing, setChanging] = useState(false)
  return (
    <Panel title="Your contact details">
      <Stack>
        <DefinitionList
          entries={[
            { term: 'Phone', value: owner.phoneNumber ? formatPhone(owner.phoneNumber) : 'Not given yet' },
            { term: 'Home address', value: owner.homeAddress ?? 'Not given yet' },
            { term: 'E-mail', value: owner.email },
          ]}
        />
        <Inline space={8}>
          <Button size="small" icon={Pencil} onClick={() => setChanging(true)}>
            Change phone or address
          </Button>
          <ButtonLink size="small" to={paths.account}>
            E-mail, password and sessions
          </ButtonLink>
        </Inline>
      </Stack>
      {changing && <DetailsDialog owner={owner} family={family} onClose={() => setChanging(false)} />}
    </Panel>
  )
}
