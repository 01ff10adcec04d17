import { usePage } from '#web/app/page.ts'
import { Unbroken } from '#web/ui/Text/Text.tsx'

/** Names the centre at the head of a paper that goes out of the house. */
export function CentreOnPaper() {
  const { fullName, phone, registrationNumbers } = usePage().frame.centre
  return (
    <p>
      <strong>{fullName}</strong> · <Unbroken>{phone}</Unbroken>
      {registrationNumbers && ` · ${registrationNumbers}`}
    </p>
  )
}
