import { relationshipLabels, type RelationshipType } from '#graphql/families/families.rules.ts'
import { formatPhone } from '#graphql/values/phone.ts'
import { count, fullName } from '#web/admin/shared/format.ts'
import { FirstAidCells, FirstAidHeads } from '#web/admin/shared/sheet/ChildCells.tsx'
import { RunningHead, Sheet, SheetTable } from '#web/admin/shared/sheet/Sheet.tsx'
import * as styles from '#web/admin/shared/sheet/Sheet.css.ts'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Text, Unbroken } from '#web/ui/Text/Text.tsx'
import { type PrintedChild, type PrintedRoom, roomsOf, usePrintouts } from './printouts.ts'

function Collectors({ child }: { child: PrintedChild }) {
  const may = child.guardians.filter(({ mayCollect, parent }) => mayCollect && parent)
  const mayNot = child.guardians.filter(({ mayCollect, parent }) => !mayCollect && parent)
  return (
    <>
      {may.map(({ id, parent, relationshipType }) => (
        <div key={id}>
          {parent && fullName(parent)} ({relationshipLabels[relationshipType as RelationshipType].toLowerCase()}){' '}
          {parent?.phoneNumber && <Unbroken>{formatPhone(parent.phoneNumber)}</Unbroken>}
        </div>
      ))}
      {child.contacts
        .filter(({ collecting }) => collecting === 'yes')
        .map(({ id, name, relationship, phone }) => (
          <div key={`contact ${id}`}>
            {name} ({relationship.toLowerCase()}) <Unbroken>{formatPhone(phone)}</Unbroken>
          </div>
        ))}
      {mayNot.map(({ id, parent }) => (
        <div key={id} className={styles.strong}>
          May not collect: {parent && fullName(parent)}
        </div>
      ))}
      {child.contacts
        .filter(({ collecting }) => collecting === 'refused')
        .map(({ id, name }) => (
          <div key={`contact ${id}`} className={styles.strong}>
            May not collect: {name}
          </div>
        ))}
    </>
  )
}

const inTheRoom = ({ room, children }: PrintedRoom) =>
  `${room && `Room: ${room} · `}${count(children.length, 'child', 'children')}`

/** For the first-aid box and outings: allergies, medical notes, whom to call, who may collect, a page a class. */
export function EmergencySheet({ onClose }: { onClose: () => void }) {
  const query = usePrintouts()
  return (
    <Sheet
      title="Emergency sheet"
      paper="landscape"
      note="Confidential: shred after use"
      query={query}
      onClose={onClose}
    >
      {query.data &&
        roomsOf(query.data).map((room) => (
          <section key={room.id} className={styles.room} aria-label={room.name}>
            <div className={styles.roomHead}>
              <Heading level={4} look="h3">
                {room.name}
              </Heading>
              <Text tone="muted">{inTheRoom(room)}</Text>
            </div>
            <SheetTable label={`Children in ${room.name}`} blocks>
              <thead>
                <RunningHead name={room.name} note={inTheRoom(room)} span={4} />
                <tr>
                  <th scope="col" className={styles.childCell}>
                    Child
                  </th>
                  <FirstAidHeads />
                  <th scope="col">May collect</th>
                </tr>
              </thead>
              <tbody>
                {room.children.map((child) => (
                  <tr key={child.id}>
                    <FirstAidCells child={child} note={child.exactAge} />
                    <td data-head="May collect">
                      <Collectors child={child} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </SheetTable>
          </section>
        ))}
    </Sheet>
  )
}
