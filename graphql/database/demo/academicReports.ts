import type { Knex } from 'knex'
import type { ReportType } from '#graphql/academicReports/academicReports.rules.ts'
import { addDays } from '#graphql/values/dates.ts'
import { placedChildren } from './placements.ts'
import { Random } from './random.ts'
import type { DemoPeople } from './people.ts'

/** Of its own, so that the people stay the same whatever is written about them. */
const seed = 8_122_026

interface Kind {
  type: ReportType
  title: string
  content: string
}

const kinds: Kind[] = [
  {
    type: 'progress',
    title: 'Monthly Progress Update',
    content: `This month's theme was "Things that grow".

{child} enjoyed planting beans and measured them with blocks every Friday.

New this month
Counting the days on the calendar, and carrying a tray at lunch.

Still practising
Waiting for a turn at the swing.

A moment to remember
"My bean is taller than yesterday's bean!"

Next month
We visit the post office and write cards to grandparents.`,
  },
  {
    type: 'progress',
    title: 'How {child} is settling in',
    content: `How {child} is doing
{child} has settled into the routine of the class and takes part in the morning ring with ease.

Being with others
{child} plays most with a small group of friends at the water table and is learning to ask before joining in.

Growing independence
{child} manages shoes and hat alone. We are practising the zip on the jacket.

What comes next
At home you can help by letting {child} pack the bag in the evening.`,
  },
  {
    type: 'behavioural',
    title: 'Goodbyes in the morning',
    content: `What we have seen
Over the past three weeks {child} has cried at the door on most mornings, for about ten minutes.

What goes well
As soon as the picture books come out {child} joins the others, and stays cheerful for the rest of the day.

What we do at the centre
1. The same teacher greets {child} every morning.
2. {child} chooses the first book.

What we ask of you at home
Please keep the goodbye short and always the same, and tell {child} who will come in the afternoon.

We will review this together in four weeks.`,
  },
  {
    type: 'academic',
    title: 'Term End Assessment',
    content: `Literacy and language
{child} recognises eleven letters, hears the first sound of a word and retells a story in order.

Numeracy
{child} counts to thirty and compares groups of up to ten objects.

Strengths
Patterns and puzzles.

To practise
Writing {child}'s name without a model.

In short
Compared with the goals of this term, {child} is on track.`,
  },
  {
    type: 'development',
    title: 'Development update',
    content: `Large movements
{child} climbs the frame alone and jumps with both feet.

Hands and fingers
{child} threads beads and cuts along a straight line.

Speaking and understanding
{child} speaks in sentences of six words and follows two instructions in a row.

Looking after oneself
Eating: alone. Dressing: with a little help. Toilet: reminds us in time.`,
  },
  {
    type: 'special',
    title: 'Support for hearing',
    content: `Why this report is written
You told us that {child} has been fitted with grommets, and asked how the days at the centre are going.

What {child} can do well
{child} watches faces closely and copies songs with all their movements.

Support that is in place
{child} sits at the front of the ring, and we tap the shoulder before we speak. Ears stay dry during water play.

Goals for the coming term
1. {child} answers to the name from across the room.
2. Two new words each week.

This report is confidential. It is shared only with your consent.`,
  },
]

// biome-ignore format: pairs are read in lines
/** How many days ago each report was written, with its kind: more of them towards the end of a term. */
const written = [
  [3, 0], [5, 2], [9, 0], [13, 1], [16, 4], [24, 0], [31, 3], [38, 4], [47, 0], [55, 3], [58, 3], [61, 3], [64, 4],
  [72, 0], [83, 5], [95, 1], [104, 0], [118, 2], [139, 3], [146, 3], [152, 4], [171, 0], [190, 1], [214, 0], [236, 3],
] as const

interface Reported {
  id: number
  firstName: string
  enrolledOn: string
}

/** Reports of every type over the last months; the latest three wait to be sent. The demo parent has two. */
export async function insertAcademicReports(db: Knex, people: DemoPeople, today: string) {
  const random = new Random(seed)
  const children: Reported[] = await db
    .from(placedChildren(db, today))
    .orderBy('id')
    .select('id', 'first_name', 'enrolled_on')
  const own = new Set(
    (await db('guardianships').where({ parentId: people.parentId }).select('child_id')).map(({ childId }) => childId),
  )
  const others = random.shuffle(children.filter(({ id }) => !own.has(id)))
  const ownChildren = children.filter(({ id }) => own.has(id))
  const rows = written.flatMap(([ago, which], index) => {
    const writtenOn = addDays(today, -ago)
    const forDemoParent = index === 3 || index === 7
    const pool = forDemoParent ? ownChildren.slice(index === 3 ? 0 : 1) : others
    const child = pool.find(({ enrolledOn }) => enrolledOn < writtenOn) ?? pool[0]
    const kind = kinds[which]
    if (!child || !kind) return []
    if (!forDemoParent) others.splice(others.indexOf(child), 1)
    const fill = (text: string) => text.replaceAll('{child}', child.firstName)
    const at = `${writtenOn}T11:20:00Z`
    const isSent = index >= 3
    return [
      {
        childId: child.id,
        title: fill(kind.title),
        type: kind.type,
        content: fill(kind.content),
        status: isSent ? 'sent' : 'completed',
        sentAt: isSent ? at : null,
        writtenOn,
        createdBy: people.adminId,
        createdAt: at,
        updatedAt: at,
      },
    ]
  })
  const made: { id: number; childId: number; sentAt: string | null; writtenOn: string }[] = await db('academic_reports')
    .insert(rows)
    .returning(['id', 'child_id', 'sent_at', 'written_on'])
  const links: { childId: number; parentId: number }[] = await db('guardianships')
    .where({ isPrimary: true })
    .select('child_id', 'parent_id')
  const newest = made
    .filter(({ childId }) => own.has(childId))
    .map(({ writtenOn }) => writtenOn)
    .sort()
    .at(-1)
  const openings = made.flatMap(({ id, childId, sentAt, writtenOn }) => {
    const userId = links.find((link) => link.childId === childId)?.parentId
    const isNewest = userId === people.parentId && writtenOn === newest
    if (!sentAt || userId === undefined || isNewest || !random.chance(0.7)) return []
    return [{ academicReportId: id, userId, openedAt: `${addDays(writtenOn, 1)}T16:${random.between(10, 59)}:00Z` }]
  })
  await db('academic_report_openings').insert(openings)
  await db('report_templates').insert({
    name: 'Outing diary',
    type: 'progress',
    content:
      'Today we went to …\n\nOn the way {child} …\n\nWhat {child} liked best\n…\n\nNew words that {child} brought home\n…',
  })
}
