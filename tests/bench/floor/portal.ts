import { wordOrder } from '#graphql/data/search.ts'
import { answer, exactAge, isClosed, list, object } from './json.ts'
import { owing, status } from './money.ts'

const today = '$1::date'
const own = '(select child_id from guardianships where parent_id = $5)'
const ownClasses = `(select class_id from children where id in ${own} and deleted_at is null)`

/** `ParentDashboard`. $1 today, $2 last day of what is coming, $3 and $4 first and last day of the month, $5 the parent, $6 holidays. */
export const dashboard = answer({
  myChildren: `(select ${list(
    object(
      'children',
      'id firstName lastName allergies emergencyContact emergencyContactPhone profileImage',
      `'exactAge', ${exactAge('children.date_of_birth', today)},
       'class', (select ${object('classes', 'id name')} from classes where classes.id = children.class_id),
       'attendanceToday', (select ${object('attendance', 'id status timeIn timeOut notes')}
         from attendance where child_id = children.id and date = ${today}),
       'attendanceThisMonth', (select json_build_object('present', count(*) filter (where status in ('present', 'late')),
         'recorded', count(*)) from attendance where child_id = children.id and date between $3::date and $4::date
         and not (status = 'absent' and ${isClosed('date', '$6')})),
       'absences', (select ${list(object('absences', 'id fromDate toDate reason toldAt'), 'from_date, id')}
         from absences where child_id = children.id and withdrawn_at is null and to_date >= ${today}),
       'consents', (select ${list(
         object('latest', 'id kind granted version'),
         "array_position(array['photo', 'outing', 'medical'], kind)",
       )} from (select distinct on (kind) * from consents where child_id = children.id order by kind, id desc) as latest),
       'documents', (select ${list(object('child_documents', 'id kind expiresOn'), 'id desc')}
         from child_documents where child_id = children.id and deleted_at is null),
       'reportCards', (select ${list(
         object(
           'report_cards',
           'id term year',
           `'isNew', not exists (select from report_card_openings where report_card_id = report_cards.id and user_id = $5)`,
         ),
         'date_issued desc, id desc',
       )} from report_cards where child_id = children.id and deleted_at is null),
       'billing', (select json_build_object(
           'owingCents', coalesce(sum(${owing}), 0),
           'overdueCents', coalesce(sum(${owing}) filter (where due_date < ${today}), 0),
           'creditCents', (select coalesce(sum(amount_cents - allotted_cents), 0) from payments
             where child_id = children.id and reversed_at is null),
           'bills', ${list(
             object('bills', 'id dueDate', `'status', ${status}, 'owingCents', ${owing}`),
             'due_date desc, id desc',
           )})
         from bills where child_id = children.id and deleted_at is null)`,
    ),
    'date_of_birth, id',
  )} from children where id in ${own} and deleted_at is null)`,
  myActivities: `(select ${list(
    object(
      'activities',
      'id title date time location classId isOuting',
      `'replies', (select ${list(object('activity_replies', 'id childId attending consentedAt'), `${wordOrder('first_name', 'last_name')}, activity_replies.id`)}
         from activity_replies join children on children.id = child_id and children.deleted_at is null
         where activity_id = activities.id and attending is not null and child_id in ${own})`,
    ),
    'date, time, id',
  )} from activities where deleted_at is null and date between ${today} and $2::date
    and (class_id is null or class_id in ${ownClasses}))`,
  myUniformOrders: `(select ${list(
    object(
      'uniform_orders',
      'id childId status',
      `'lines', (select ${list(object('uniform_order_lines', 'id name'), 'id')}
         from uniform_order_lines where order_id = uniform_orders.id)`,
    ),
    'order_date desc, id desc',
  )} from uniform_orders where child_id in ${own})`,
  myNotices: `(select json_build_object('edges', ${list(
    `json_build_object('node', ${object('shown', 'id title message isUrgent createdAt')})`,
    'shown.created_at desc, shown.id desc',
  )}, 'totalCount', coalesce(max(total), 0))
    from (select *, count(*) over () as total from notices where deleted_at is null and publish_from <= now()
      and (publish_until is null or publish_until > now()) and (audience = 'all' or class_id in ${ownClasses})
      order by created_at desc, id desc limit 3) as shown)`,
})
