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
    emergencyContacts: readonly { name: string; phone: string | null; mayCollect: boolean | null }[]
  }
  /** Under the name: the age, the class. */
  note: string
}

/** A child, what a first aider has to know of it, and whom to call, in this order. */
export function FirstAidCells({ child, note }: FirstAidCellsProps) {
  const { allergies, medicalNotes, emergencyContacts } = child
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
        {emergencyContacts.length === 0 && 'Ask the office who to call'}
        {emergencyContacts.map(({ name, phone, mayCollect }, place) => (
          <div key={`${place} ${name}`}>
            {name} {phone ? <Unbroken>{formatPhone(phone)}</Unbroken> : '(no number)'}
            {mayCollect === false && <strong> May not collect</strong>}
          </div>
        ))}
      </td>
    </>
  )
}
