import { SquarePen } from 'lucide-react'
import { use } from 'react'
import { paths } from '#web/app/paths.ts'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { writePath } from '../views.ts'
import { TeacherContext, WhatsApp } from '../shell/centre.tsx'
import { EmptyCard } from '../shell/ViewPage.tsx'

/** What to do while no child is linked: an account alone shows nothing of anybody's child. */
export function NoChildren() {
  const isTeacher = use(TeacherContext)
  return (
    <EmptyCard
      scene="children"
      title="No child is linked to your account yet"
      action={
        <Inline justify="center">
          <ButtonLink tone="primary" icon={SquarePen} to={writePath(null)}>
            Message the centre
          </ButtonLink>
          {isTeacher && <ButtonLink to={paths.staff}>Go to the staff area</ButtonLink>}
          <WhatsApp about="My account is not linked to my child yet." />
        </Inline>
      }
    >
      {isTeacher
        ? 'This is where parents see their own children. Your classes are in the staff area.'
        : "Open the invitation link in the centre's e-mail on this device while you are signed in. If you cannot find that e-mail, message us and we will send a new one."}
    </EmptyCard>
  )
}
