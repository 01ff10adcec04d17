import type { Knex } from 'knex'
import {
  type CardTexts,
  cardTexts,
  lastFinishedTerm,
  schoolTerms,
  type Term,
} from '#graphql/reportCards/reportCards.rules.ts'
import { addDays, lastOfMonth, mondayOf } from '#graphql/values/dates.ts'
import { placedChildren } from './placements.ts'
import { Random } from './random.ts'
import type { DemoClass } from './classes.ts'
import type { DemoPeople } from './people.ts'

/** Of its own, so that the people stay the same whatever is written about them. */
const seed = 7_122_026

/** The classes whose teachers are done; the others are still writing. */
const written = ['Little Learners', 'Young Scholars', 'Future Leaders']

/** For the younger and for the older ones, since a child of two does other things than one of five. */
const sentences: Record<'younger' | 'older', Record<keyof CardTexts, string[]>> = {
  younger: {
    academicProgress: [
      '{child} sorts blocks by colour and size, names six colours and counts to five with a finger on each object.',
      '{child} sits with a picture book for ten minutes, points out animals and finishes the last word of every rhyme.',
      '{child} matches shapes on the puzzle board without help and likes to find out which piece comes next.',
      '{child} knows where things belong in the room, and remembers the order of the morning from greeting to snack.',
    ],
    socialDevelopment: [
      '{child} has grown fond of a small group of friends, takes turns at the slide and comforts others who are sad.',
      'Sharing is still hard on busy mornings; with a gentle reminder {child} hands over a toy and waits for the next turn.',
      '{child} says goodbye at the door without tears now, and greets every teacher by name.',
      '{child} joins the circle by choice, and has begun to invite quieter children to the play kitchen.',
    ],
    communicationSkills: [
      '{child} speaks in sentences of four and five words, asks "why" all day and sings the whole good-morning song.',
      '{child} follows two instructions in a row, such as "fetch your hat and stand at the gate".',
      '{child} understands Sesotho and English and moves between the two with ease; new words come every week.',
      '{child} tells us what happened at home, and listens when a friend tells a story.',
    ],
    physicalDevelopment: [
      '{child} climbs, jumps with both feet and pedals the tricycle round the whole yard.',
      '{child} threads large beads, tears and pastes paper and holds a crayon between three fingers.',
      '{child} kicks a ball towards a goal and balances along the low beam with one hand held.',
      '{child} eats with a spoon without help and manages most of the buttons of a jacket.',
    ],
    teacherComments: [
      'A happy term. Please keep reading a picture book together in the evening: it shows.',
      '{child} is ready for more: we will offer longer puzzles and first scissors next term.',
      'Thank you for the dress-up clothes. {child} would enjoy counting the stairs and the plates with you.',
      '{child} is a joy to have in the room. Next term we practise putting on shoes and hat alone.',
    ],
  },
  older: {
    academicProgress: [
      '{child} counts to thirty, adds with objects up to ten and recognises the numbers to fifteen.',
      "{child} hears the first sound of a word, knows most letters of the alphabet and writes {child}'s own name.",
      '{child} builds patterns of three colours, explains them to the group and finds the one that does not fit.',
      '{child} works through a task to the end, asks for help when needed and checks the result alone.',
    ],
    socialDevelopment: [
      '{child} plans games with friends, agrees on rules and keeps to them, even when losing.',
      '{child} looks after the younger ones in the garden and is often asked to help by the teachers.',
      'Working in a group is coming along: {child} listens to the ideas of others and now speaks up as well.',
      '{child} solves small quarrels with words, and says sorry without being told to.',
    ],
    communicationSkills: [
      '{child} tells a story with a beginning, a middle and an end, and answers questions about it in full sentences.',
      '{child} speaks clearly in front of the class, and listens while waiting for a turn.',
      '{child} explains how something was made, step by step, and asks what an unknown word means.',
      '{child} greets in three languages, and remembers long songs after hearing them twice.',
    ],
    physicalDevelopment: [
      '{child} hops on one leg, skips with a rope and catches a small ball with two hands.',
      '{child} cuts along a curved line, folds paper neatly and holds a pencil in a relaxed grip.',
      '{child} runs with good balance, climbs to the top of the frame and comes down with care.',
      '{child} ties a bow with a little help and packs a bag at the end of the day.',
    ],
    teacherComments: [
      '{child} has had an excellent term and can be proud of the work in the portfolio.',
      'Please let {child} write shopping lists and count out the change: practice at home goes a long way.',
      '{child} grew in confidence this term. Next we work on waiting for a turn in discussions.',
      'It has been lovely to see {child} read first words. We lend books out on Fridays: please choose one together.',
    ],
  },
}

/** The Friday before the last week of a term. */
const issuedOn = (term: Term, year: number) => {
  const month = String((schoolTerms.indexOf(term) + 1) * 3).padStart(2, '0')
  return addDays(mondayOf(lastOfMonth(`${year}-${month}`)), -3)
}

const termBefore = ({ term, year }: { term: Term; year: number }) => {
  const before = schoolTerms[schoolTerms.indexOf(term) - 1]
  return before ? { term: before, year } : { term: 'Term 4' as const, year: year - 1 }
}

interface Written {
  id: number
  firstName: string
  classId: number
  enrolledOn: string
}

/**
 * The report cards of the term that ended last, for three classes, and those of the term before for two of them. About
 * two thirds of the families have looked at theirs; the demo parent has one that is new.
 */
export async function insertReportCards(db: Knex, classes: DemoClass[], people: DemoPeople, today: string) {
  const random = new Random(seed)
  const rooms = classes.filter(({ name }) => written.includes(name))
  const children: Written[] = await db
    .from(placedChildren(db, today))
    .whereIn(
      'class_id',
      rooms.map(({ id }) => id),
    )
    .orderBy('id')
    .select('id', 'first_name', 'class_id', 'enrolled_on')
  const last = lastFinishedTerm(today)
  const cards = [last, termBefore(last)].flatMap(({ term, year }, ago) => {
    const dateIssued = issuedOn(term, year)
    return children.flatMap(({ id, firstName, classId, enrolledOn }) => {
      const room = rooms.find((each) => each.id === classId)
      if (!room || enrolledOn > addDays(dateIssued, -14) || (ago > 0 && room.name === 'Future Leaders')) return []
      const pool = sentences[room.ageFromMonths < 36 ? 'younger' : 'older']
      const texts = Object.fromEntries(
        cardTexts.map(({ field }) => [field, random.pick(pool[field]).replaceAll('{child}', firstName)]),
      )
      const at = `${dateIssued}T10:15:00Z`
      return [
        { childId: id, term, year, ...texts, dateIssued, createdBy: people.adminId, createdAt: at, updatedAt: at },
      ]
    })
  })
  const made: { id: number; childId: number; dateIssued: string; term: string }[] = await db('report_cards')
    .insert(cards)
    .returning(['id', 'child_id', 'date_issued', 'term'])
  await insertOpenings(db, made, people, last.term, today, random)
}

async function insertOpenings(
  db: Knex,
  cards: { id: number; childId: number; dateIssued: string; term: string }[],
  people: DemoPeople,
  lastTerm: Term,
  today: string,
  random: Random,
) {
  const yesterday = addDays(today, -1)
  const links: { childId: number; parentId: number }[] = await db('guardianships')
    .where({ isPrimary: true })
    .select('child_id', 'parent_id')
  const parents = new Map(links.map(({ childId, parentId }) => [childId, parentId]))
  const newest = cards.find(({ childId, term }) => term === lastTerm && parents.get(childId) === people.parentId)
  const openings = cards.flatMap(({ id, childId, dateIssued }) => {
    const userId = parents.get(childId)
    const looked = userId === people.parentId || random.chance(0.66)
    if (userId === undefined || !looked || id === newest?.id) return []
    const later = addDays(dateIssued, random.between(0, 4))
    const day = later < yesterday ? later : yesterday
    const openedAt = `${day}T${random.between(15, 19)}:${random.between(10, 59)}:00Z`
    return [{ reportCardId: id, userId, openedAt }]
  })
  if (openings.length > 0) await db('report_card_openings').insert(openings)
}
