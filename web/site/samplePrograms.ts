import type { ProgramDetail } from './siteData.ts'

const drawing = (name: string, alt: string) => ({
  image: `/art/program-${name}.svg`,
  imageAlt: alt,
  imageWidth: 1200,
  imageHeight: 900,
})

/** The six programs of the demo centre; the first three have pages of their own. */
export const samplePrograms: ProgramDetail[] = [
  {
    slug: 'infant',
    title: 'Infant Program',
    tags: ['4-18 months', '1:3 ratio', 'Sensory play'],
    description:
      "Gentle days around your baby's own rhythm: cuddles, tummy time, songs and a quiet place to sleep. The same three faces greet your baby every morning, and every bottle, nap and nappy is written down for you.",
    offers: [
      'One teacher for every three babies',
      "Feeding and sleep by your baby's own clock, not ours",
      'Tummy time, crawling tracks and first steps on soft floors',
      'Songs, rhymes and picture books in English, Sesotho and Afrikaans',
      'A dim, quiet nap room with a cot that is always the same',
      'A note of the day at every pick-up',
    ],
    ...drawing('infant', 'A carer sits on a soft rug with two babies, stacking rings and a mobile'),
    companion: 'marigold',
    ageLabel: '4-18 months',
    ratio: '1:3',
    fullTimeCents: 235000,
    halfDayCents: 205000,
  },
  {
    slug: 'toddler',
    title: 'Toddler Program',
    tags: ['18 months-3 years', '1:5 ratio', 'Language and movement'],
    description:
      'Room to move, words to discover and friends to play beside, with plenty of mess on purpose. Toddlers practise doing things by themselves here: pouring, buttoning, tidying, taking turns.',
    offers: [
      'One teacher for every five toddlers',
      'Climbing, dancing and ball games, indoors and out',
      'Messy play every day: sand, water, paint and dough',
      'New words through stories, songs and a lot of conversation',
      'Calm help with potty training, at the pace you choose',
      'Cooked lunch and two snacks at low tables, with small jugs to pour from',
    ],
    ...drawing('toddler', 'Toddlers push, stack and dance between a play house and a low table'),
    companion: 'coral',
    ageLabel: '18 months-3 years',
    ratio: '1:5',
    fullTimeCents: 240000,
    halfDayCents: 225000,
  },
  {
    slug: 'preschool',
    title: 'Preschool Program',
    tags: ['3-6 years', '1:8 ratio', 'CAPS-aligned'],
    description:
      'Letters, numbers, stories and science through play, so that Grade R feels like the next step. The week follows the CAPS themes, and every child gets time to lead: the weather chart, the vegetable bed, the story.',
    offers: [
      'One teacher for every eight children',
      'CAPS-aligned literacy, numeracy and life skills, taught through play',
      'A vegetable garden, a music ring and an art table that is always set',
      'First science: floating, growing, mixing, measuring',
      'Learning progress that you can follow in the parent portal',
      'A handover to the primary school of your choice',
    ],
    ...drawing(
      'preschool',
      'Preschool children count and write with their teacher at a small table under a number line',
    ),
    companion: 'sky',
    ageLabel: '3-6 years',
    ratio: '1:8',
    fullTimeCents: 260000,
    halfDayCents: 250000,
  },
  {
    slug: null,
    title: 'Kindergarten',
    tags: ['5-6 years', 'School readiness'],
    description:
      'The last year before school, with longer projects, early reading and writing, and the habits that make a classroom easy. Preschool fees apply.',
    offers: [
      'Early reading, writing and counting in small groups',
      'Projects that last a week: a shop, a newspaper, a concert',
      'Practice in packing a bag, asking for help and working in a team',
    ],
    ...drawing('kindergarten', 'A teacher points at numbers on the board while three children put up their hands'),
    companion: 'leaf',
    ageLabel: '5-6 years',
    ratio: '1:8',
    fullTimeCents: 260000,
    halfDayCents: 250000,
  },
  {
    slug: null,
    title: 'Aftercare',
    tags: ['Afternoons', 'Until 6:30 PM'],
    description:
      'A quiet table for homework, fruit in the shade and a ball to kick, for children whose own school day ends before yours does.',
    offers: ['Help with homework', 'Fruit and a sandwich', 'Free play outside, supervised until pick-up'],
    ...drawing(
      'aftercare',
      'In the late afternoon two children do homework under an acacia, one kicks a ball and a teacher brings fruit',
    ),
    companion: 'coral',
    ageLabel: 'Afternoons in term time',
    ratio: null,
    fullTimeCents: null,
    halfDayCents: null,
  },
  {
    slug: null,
    title: 'Holiday Club',
    tags: ['School holidays', 'Book by the day'],
    description:
      'Kites, tents, baking and water play through the school holidays, booked by the day or for the whole week.',
    offers: ['A new theme every week', 'Outings only with your written consent', 'Meals and snacks included'],
    ...drawing('holiday-club', 'Children fly a kite and play round a striped tent in the veld'),
    companion: 'marigold',
    ageLabel: 'School holidays',
    ratio: null,
    fullTimeCents: null,
    halfDayCents: null,
  },
]
