import { wordOrder } from '#graphql/data/search.ts'
import { answer, exactAge, isClosed, list, object } from './json.ts'

const today = '$1::date'

/** `Students`. $1 today. */
export const children = answer({
  children: `(select ${list(
    object(
      'children',
      'id firstName lastName dateOfBirth allergies dayPlan emergencyContact emergencyContactPhone profileImage classId programId version',
      `'age', (extract(year from ${today}) - extract(year from children.date_of_birth))::int,
       'exactAge', ${exactAge('children.date_of_birth', today)}`,
    ),
    `${wordOrder('last_name', 'first_name')}, id`,
  )} from children where deleted_at is null and is_enrolled)`,
  classes: `(select ${list(
    object(
      'classes',
      'id name ageGroup capacity ageFromMonths ageToMonths',
      `'enrolled', (select count(*) from children where class_id = classes.id and deleted_at is null and is_enrolled)`,
    ),
    'position, id',
  )} from classes where deleted_at is null)`,
  programs: `(select ${list(object('programs', 'id name companion'), 'position')} from programs where is_active)`,
})

const entry = 'id date status timeIn timeOut notes'

/** `ChildDetails`. $1 today, $2 the child, $3 and $4 first and last day of the month, $5 its holidays. */
export const child = answer({
  child: `(select ${object(
    'children',
    'id firstName lastName dateOfBirth allergies medicalNotes emergencyContact emergencyContactPhone profileImage classId programId dayPlan enrolledOn version',
    `'age', (extract(year from ${today}) - extract(year from children.date_of_birth))::int,
     'exactAge', ${exactAge('children.date_of_birth', today)},
     'removedAt', children.deleted_at,
     'class', (select ${object('classes', 'id name ageGroup room ageFromMonths ageToMonths')}
       from classes where classes.id = children.class_id),
     'program', (select ${object('programs', 'id name companion')} from programs where programs.id = children.program_id),
     'guardians', (select ${list(
       object(
         'guardianships',
         'id parentId childId relationshipType isPrimary mayCollect version',
         `'parent', ${object('users', 'id firstName lastName email phoneNumber emailVerifiedAt')}`,
       ),
       'is_primary desc, guardianships.id',
     )} from guardianships join users on users.id = parent_id and users.deleted_at is null where child_id = children.id),
     'attendanceToday', (select ${object('attendance', entry)}
       from attendance where child_id = children.id and date = ${today}),
     'attendanceThisMonth', (select json_build_object('present', count(*) filter (where status in ('present', 'late')),
       'recorded', count(*)) from attendance where child_id = children.id and date between $3::date and $4::date
         and not (status = 'absent' and ${isClosed('date', '$5')})),
     'attendance', (select ${list(object('attendance', entry), 'date desc')}
       from attendance where child_id = children.id and date between $3::date and $4::date)`,
  )} from children where id = $2)`,
})

/** `Applications`: those that are open and those of the last twelve months. $1 the first of these days. */
export const applications = answer({
  applications: `(select ${list(
    object(
      'applications',
      'id reference status childName childDob allergies parentName program startDate tourAt offerUntil offerClassId offerFirstDay offerDayPlan waitlistPosition createdAt updatedAt version',
    ),
    'created_at desc, id desc',
  )} from applications
    where created_at >= $1::date::timestamp at time zone 'Africa/Johannesburg'
      or status in ('new', 'in_review', 'tour_booked', 'waitlisted', 'offered'))`,
})

/** `Messages`: the inbox. $1 how many. */
export const messages = answer({
  conversations: `(select json_build_object('edges', ${list(
    `json_build_object('node', ${object(
      'shown',
      'id kind subject archivedAt lastMessageAt',
      `'childName', (select first_name || ' ' || last_name from children where children.id = shown.child_id),
       'isUnread', shown.unread_by_staff,
       'with', case when users.id is null then json_build_object('name', shown.name, 'email', shown.email, 'userId', null)
         else json_build_object('name', first_name || ' ' || last_name, 'email', users.email, 'userId', users.id) end,
       'newestMessage', (select ${object('messages', 'id body fromStaff')}
         from messages where conversation_id = shown.id order by id desc limit 1)`,
    )})`,
    'last_message_at desc, shown.id desc',
  )}, 'pageInfo', json_build_object('endCursor', translate(encode(convert_to(json_build_array(
      min(last_message_at)::text, (array_agg(shown.id order by last_message_at, shown.id))[1]::text)::text, 'UTF8'), 'base64'), '+/=', '-_'),
      'hasNextPage', count(*) = $1))
    from (select * from conversations where archived_at is null order by last_message_at desc, id desc limit $1) as shown
    left join users on users.id = shown.parent_id)`,
})

/** Every child with class, parents, today's entry and bills. $1 today. */
export const families = answer({
  children: `(select ${list(
    object(
      'children',
      'id firstName lastName dateOfBirth',
      `'class', (select ${object('classes', 'id name room')} from classes where classes.id = children.class_id),
       'guardians', (select ${list(
         object('guardianships', 'id isPrimary', `'parent', ${object('users', 'id firstName lastName email')}`),
         'is_primary desc, guardianships.id',
       )} from guardianships join users on users.id = parent_id and users.deleted_at is null
         where child_id = children.id),
       'attendanceToday', (select ${object('attendance', 'id date status timeIn')}
         from attendance where child_id = children.id and date = ${today}),
       'billing', json_build_object('bills', (select ${list(object('bills', 'id description amountCents paidCents dueDate'), 'due_date desc, id desc')}
         from bills where child_id = children.id and deleted_at is null))`,
    ),
    `${wordOrder('last_name', 'first_name')}, id`,
  )} from children where deleted_at is null and is_enrolled)`,
})
