import { formatPhone } from '#graphql/values/phone.ts'
import { fullName } from '#web/admin/shared/format.ts'
import { Unbroken } from '#web/ui/Text/Text.tsx'
import * as styles from './Sheet.css.ts'

/** The heads over what a first aider needs. */
export function FirstAidHeads() {
  return (
    <>
      <th scope="col" className={styles.notesCell}>
        Allergies and medical notes
      </th>
      <th scope="col" className={styles.callCell}>
        Emergency contacts
      </th>
    </>
  )
}

interface FirstAidCellsProps {
  child: {
    firstName: string
    lastName: string
    allergies: string | null
    medicalNotes: string | null
    emergencyContact: string | null
    emergencyContactPhone: string | null
    contacts: readonly { id: number; name: string; phone: string; inEmergency: boolean }[]
  }
  /** Under the name: the age, the class. */
  note: string
}

/** A child, what a first aider has to know of it, and whom to call, in this order. */
export function FirstAidCells({ child, note }: FirstAidCellsProps) {
  const { allergies, medicalNotes, emergencyContact, emergencyContactPhone, contacts } = child
  return (
    <>
      <th scope="row">
        {fullName(child)}
        <br />
        {note}
      </th>
      <td data-head="Allergies and medical notes">
        {!allergies && !medicalNotes && 'None known'}
        {allergies && <div className={styles.strong}>{allergies}</div>}
        {medicalNotes && <div>{medicalNotes}</div>}
      </td>
      <td data-head="Emergency contacts">
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
      </td>
    </>
  )
}
