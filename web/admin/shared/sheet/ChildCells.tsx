import { formatPhone } from '#graphql/values/phone.ts'
import { Unbroken } from '#web/ui/Text/Text.tsx'
import * as styles from './Sheet.css.ts'

interface MedicalNotesProps {
  child: { allergies: string | null; medicalNotes: string | null }
}

/** What a first aider has to know of a child. */
export function MedicalNotes({ child: { allergies, medicalNotes } }: MedicalNotesProps) {
  if (!allergies && !medicalNotes) return 'None known'
  return (
    <>
      {allergies && <div className={styles.strong}>{allergies}</div>}
      {medicalNotes && <div>{medicalNotes}</div>}
    </>
  )
}

interface EmergencyPhonesProps {
  child: {
    emergencyContact: string | null
    emergencyContactPhone: string | null
    contacts: readonly { id: number; name: string; phone: string; inEmergency: boolean }[]
  }
}

/** Whom to call about a child, in this order. */
export function EmergencyPhones({
  child: { emergencyContact, emergencyContactPhone, contacts },
}: EmergencyPhonesProps) {
  return (
    <>
      {emergencyContact}
      <br />
      {emergencyContactPhone && <Unbroken>{formatPhone(emergencyContactPhone)}</Unbroken>}
      {contacts
        .filter(({ inEmergency }) => inEmergency)
        .map(({ id, name, phone }) => (
          <div key={id}>
            {name} <Unbroken>{formatPhone(phone)}</Unbroken>
          </div>
        ))}
    </>
  )
}
