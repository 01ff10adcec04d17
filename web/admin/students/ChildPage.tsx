import { ArchiveRestore, DoorOpen, LogIn, Pencil, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { type DayPlan, dayPlanLabels } from '#graphql/children/children.rules.ts'
import { formatEnrolment, isEnrolledOn } from '#graphql/children/enrolment.rules.ts'
import { agesUpOn } from '#graphql/classes/classes.rules.ts'
import { ageThisYear, formatDate, formatMonth, monthOf } from '#graphql/values/dates.ts'
import { formatPhone, phoneLink } from '#graphql/values/phone.ts'
import { BackButton } from '#web/admin/shared/BackButton.tsx'
import { MoreMenu } from '#web/admin/shared/MoreMenu.tsx'
import { childName, fullName, momentInText } from '#web/admin/shared/format.ts'
import { paths } from '#web/app/paths.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useToday } from '#web/app/useToday.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { DefinitionList } from '#web/ui/DefinitionList/DefinitionList.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Grid } from '#web/ui/Grid/Grid.tsx'
import { MenuItem, MenuSeparator } from '#web/ui/Menu/Menu.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { Invitations } from '../parentChild/invitations/Invitations.tsx'
import * as styles from './Students.css.ts'
import { Guardians } from './Guardians.tsx'
import { ChildAttendance } from './panels/ChildAttendance.tsx'
import { childPanels } from './panels/childPanels.tsx'
import { companionOf } from './student.ts'
import { ChildDetailsDocument, type ChildDetailsQuery } from './students.generated.ts'
import { EnrolmentBadge, todayBadge } from './todayBadge.tsx'
import { useChildDialogs, useRestoreChild } from './useChildDialogs.tsx'

type Child = ChildDetailsQuery['child']

/** The emergency number, to be called by a press. */
function Emergency({ child }: { child: Child }) {
  const { emergencyContact, emergencyContactPhone: phone } = child
  const call = phoneLink(phone ?? '')
  if (!emergencyContact && !phone) return 'No contacts yet'
  return (
    <>
      {emergencyContact} {phone && (call ? <TextLink href={call}>{formatPhone(phone)}</TextLink> : phone)}
    </>
  )
}

const formatAttendance = ({ present, recorded }: Child['attendanceThisMonth']) =>
  recorded === 0 ? 'No attendance recorded yet' : `Present on ${present} of ${recorded} recorded days`

function Details({ child }: { child: Child }) {
  const { class: room } = child
  const today = useToday()
  return (
    <Panel title="Details">
      <DefinitionList
        entries={[
          {
            term: 'Date of birth',
            value: `${formatDate(child.dateOfBirth)}, ${ageThisYear(child.dateOfBirth, today).toLowerCase()}`,
          },
          {
            term: 'Enrolled',
            value: `From ${formatDate(child.enrolledOn)}${child.lastDay ? ` to ${formatDate(child.lastDay)}` : ''}, ${dayPlanLabels[child.dayPlan as DayPlan].toLowerCase()}`,
          },
          { term: 'Class', value: room ? `${room.name} (${room.ageGroup}), ${room.room}` : 'No class yet' },
          ...(child.nextClass && child.nextClassOn
            ? [{ term: 'Moves up', value: `To ${child.nextClass.name} on ${formatDate(child.nextClassOn)}` }]
            : []),
          ...(room
            ? [{ term: 'Old enough for the next class', value: formatDate(agesUpOn(child.dateOfBirth, room)) }]
            : []),
          { term: 'Emergency contact', value: <Emergency child={child} /> },
          ...(child.application
            ? [
                {
                  term: 'Application',
                  value: (
                    <TextLink to={`${paths.adminSection('applications')}&application=${child.application.id}`}>
                      {child.application.reference}
                    </TextLink>
                  ),
                },
              ]
            : []),
          {
            term: 'This month',
            value: formatAttendance(child.attendanceThisMonth),
          },
        ]}
      />
    </Panel>
  )
}

/** Allergies and medical notes: the first thing to be seen. */
function Health({ child }: { child: Child }) {
  if (!child.allergies && !child.medicalNotes) return null
  return (
    <Grid columnsOf={300} space={12}>
      {child.allergies && (
        <Notice tone="danger" title="Allergies">
          <Text asTyped>{child.allergies}</Text>
        </Notice>
      )}
      {child.medicalNotes && (
        <Notice tone="warning" title="Medical notes">
          <Text asTyped>{child.medicalNotes}</Text>
        </Notice>
      )}
    </Grid>
  )
}

function Removed({ child }: { child: Child }) {
  const restore = useRestoreChild()
  if (!child.removedAt) return null
  if (child.isErased)
    return (
      <Notice tone="warning" title="Erased">
        The personal details of this student were permanently deleted.
      </Notice>
    )
  return (
    <Notice tone="warning" title={`Deleted ${momentInText(child.removedAt)}`}>
      <Stack space={8} align="start">
        <Text>This student has been removed from all lists. The records are kept.</Text>
        <Button size="small" icon={ArchiveRestore} onClick={() => void restore(child)}>
          Restore student
        </Button>
      </Stack>
    </Notice>
  )
}

/** Says that a child leaves or has left, and offers the return. */
function Leaving({ child, onReturn }: { child: Child; onReturn: () => void }) {
  const today = useToday()
  const words = child.lastDay === null ? null : formatEnrolment(child, today)
  if (!words || child.removedAt) return null
  return (
    <Notice title={words}>
      <Stack space={8} align="start">
        {child.leavingReason && <Text asTyped>{child.leavingReason}</Text>}
        {child.noticeMonth && <Text>Billed up to {formatMonth(child.noticeMonth)}, the notice month.</Text>}
        <Text>The parents keep access to bills, receipts, statements, reports and documents.</Text>
        <Button size="small" icon={LogIn} onClick={onReturn}>
          Re-enroll
        </Button>
      </Stack>
    </Notice>
  )
}

/** Everything about one child. */
export function ChildPage({ id, onClose }: { id: number; onClose: () => void }) {
  const [chosen, setMonth] = useState<string | null>(null)
  const today = useToday()
  const month = chosen ?? monthOf(today)
  const query = useScreenQuery(ChildDetailsDocument, { id, month })
  const { actions, dialog } = useChildDialogs(onClose)
  const child = query.lastData?.child
  const back = <BackButton onClick={onClose}>All students</BackButton>
  if (!child) {
    return (
      <Stack>
        {back}
        <QueryState
          query={query}
          what="student"
          missing={{ title: 'This student was not found.', text: 'The record may have been erased.' }}
        />
      </Stack>
    )
  }
  return (
    <Stack>
      {back}
      <div className={styles.head}>
        <Avatar name={fullName(child)} src={child.profileImage ?? undefined} size={64} />
        <div className={styles.who}>
          <Heading level={2} look="h1">
            {childName(child)}
          </Heading>
          <Inline space={8}>
            <Text as="span" tone="muted">
              {child.exactAge}
            </Text>
            <Badge tone={companionOf(child.program?.companion)}>{child.class?.name ?? 'No class yet'}</Badge>
            {isEnrolledOn(child, today) ? todayBadge(child.attendanceToday) : null}
            <EnrolmentBadge child={child} />
            {child.allergies && (
              <Badge tone="danger" icon={TriangleAlert}>
                Allergies
              </Badge>
            )}
          </Inline>
        </div>
        {!child.removedAt && (
          <div className={styles.tools}>
            <MoreMenu>
              <MenuItem icon={DoorOpen} onSelect={() => actions.onLeave(child)}>
                {child.lastDay === null ? 'Record leaving' : 'Change last day'}
              </MenuItem>
              <MenuSeparator />
              <MenuItem icon={Trash2} danger onSelect={() => actions.onDelete(child)}>
                Delete
              </MenuItem>
            </MoreMenu>
            <Button size="small" tone="primary" icon={Pencil} onClick={() => actions.onEdit(child)}>
              Edit
            </Button>
          </div>
        )}
      </div>
      <Removed child={child} />
      <Leaving child={child} onReturn={() => actions.onReturn(child)} />
      <Health child={child} />
      <div className={styles.columns}>
        <Details child={child} />
        <Stack>
          <Guardians child={child} onLink={() => actions.onLink(child)} />
          <Invitations childId={child.id} />
        </Stack>
      </div>
      <ChildAttendance query={query} month={month} onMonth={setMonth} />
      {childPanels.map(({ id, Panel }) => (
        <Panel key={id} childId={child.id} />
      ))}
      {dialog}
    </Stack>
  )
}
