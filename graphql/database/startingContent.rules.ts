import { hoursAnswer, untilClosing } from '#graphql/settings/settings.rules.ts'

/**
 * What the site says until a centre says it in its own words. The texts are content: they are edited in the admin area.
 * They are in a file that the browser side may read too, for the stories of the site.
 */

/** The centre of the demo. A real one begins with `newSettings`. */
export const settings = {
  centre: {
    name: 'Kiewiet',
    fullName: 'Kiewiet Early Learning Centre',
    tagline: 'Nurturing Young Minds',
    street: '12 Kiewiet Lane',
    area: 'Universitas, Bloemfontein, 9301',
    city: 'Bloemfontein',
    phone: '051 555 0123',
    email: 'hello@kiewiet.example',
    website: 'www.kiewiet.example',
    whatsapp: '27515550123',
    whatsappGreeting: 'Hello Kiewiet! I would like to know more about a place for my child.',
    facebook: 'https://www.facebook.com/kiewiet.example',
    instagram: 'https://www.instagram.com/kiewiet.example',
    latitude: -29.1187,
    longitude: 26.1832,
    registrationNumbers: 'ECD partial care 2019/0427 · NPO 214-580',
    vatLine: 'Not registered for VAT: no VAT is charged.',
    centreHours: { opens: '06:30', closes: '18:30' },
    programHours: { opens: '07:30', closes: '16:30' },
  },
  statistics: [
    { value: '50+', label: 'families' },
    { value: '10+', label: 'years of experience' },
    { value: '10+', label: 'qualified staff' },
    { value: '4.9/5', label: 'rating' },
    { value: '6', label: 'age programs' },
    { value: '98%', label: 'parent satisfaction' },
  ],
  about: {
    mission: 'To give every child a safe, loving place to learn through play, and every parent peace of mind.',
    vision: 'Confident, kind children who start school ready and glad to learn.',
    approach: 'Play first, CAPS-aligned, in small groups, with your family as a partner.',
  },
  feeTerms: { registrationFeeCents: 25000, siblingDiscountPercent: 10, halfDayEnds: '13:00' },
  bankDetails: { accountHolder: '', bank: '', branchCode: '', accountNumber: '', accountType: '' },
}

/**
 * What a real centre begins with: nobody's name, address, number or account, and no figure that it has not said itself.
 * The set-up page and the settings fill it in.
 */
export const newSettings = {
  ...settings,
  centre: {
    ...settings.centre,
    name: 'Early Learning Centre',
    fullName: 'Early Learning Centre',
    street: '',
    area: '',
    city: '',
    phone: '',
    email: '',
    website: '',
    whatsapp: '',
    whatsappGreeting: 'Hello! I would like to know more about a place for my child.',
    facebook: '',
    instagram: '',
    latitude: null,
    longitude: null,
    registrationNumbers: '',
    vatLine: '',
  },
  statistics: [{ value: '6', label: 'age programs' }],
}

const programPicture = (name: string, alt: string) => ({
  image: `/art/program-${name}.svg`,
  imageAlt: alt,
  imageWidth: 1200,
  imageHeight: 900,
})

export const programs = [
  {
    code: 'infants',
    name: 'Infants',
    formLabel: 'Infants (4-18 months)',
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
      'A dim, quiet nap room where your baby always has the same cot',
      'A daily note at every pick-up',
    ],
    ...programPicture('infant', 'A carer sits on a soft rug with two babies, stacking rings and a mobile'),
    companion: 'marigold',
    ageLabel: '4-18 months',
    ratio: '1:3',
    fullTimeCents: 235000,
    halfDayCents: 205000,
    capacity: 12,
  },
  {
    code: 'toddlers',
    name: 'Toddlers',
    formLabel: 'Toddlers (18-36 months)',
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
    ...programPicture('toddler', 'Toddlers push, stack and dance between a play house and a low table'),
    companion: 'coral',
    ageLabel: '18 months-3 years',
    ratio: '1:5',
    fullTimeCents: 240000,
    halfDayCents: 225000,
    capacity: 20,
  },
  {
    code: 'preschool',
    name: 'Preschool',
    formLabel: 'Preschool (3-5 years)',
    slug: 'preschool',
    title: 'Preschool Program',
    tags: ['3-6 years', '1:8 ratio', 'CAPS-aligned'],
    description:
      'Letters, numbers, stories and science through play, so that Grade R feels like the next step. The week follows the CAPS themes, and every child gets time to lead: the weather chart, the vegetable bed, the story.',
    offers: [
      'One teacher for every eight children',
      'CAPS-aligned literacy, numeracy and life skills, taught through play',
      'A vegetable garden, a music ring and an art table that is always set up',
      'First science: floating, growing, mixing, measuring',
      'Learning progress that you can follow in the parent portal',
      'A handover to the primary school of your choice',
    ],
    ...programPicture(
      'preschool',
      'Preschool children count and write with their teacher at a small table under a number line',
    ),
    companion: 'sky',
    ageLabel: '3-6 years',
    ratio: '1:8',
    fullTimeCents: 260000,
    halfDayCents: 250000,
    capacity: 50,
  },
  {
    code: 'kindergarten',
    name: 'Kindergarten',
    formLabel: 'Kindergarten (5-6 years)',
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
    ...programPicture(
      'kindergarten',
      'A teacher points at numbers on the board while three children put up their hands',
    ),
    companion: 'leaf',
    ageLabel: '5-6 years',
    ratio: '1:8',
    fullTimeCents: 260000,
    halfDayCents: 250000,
    capacity: 28,
  },
  {
    code: 'aftercare',
    name: 'Aftercare',
    formLabel: null,
    slug: null,
    title: 'Aftercare',
    tags: ['Afternoons', untilClosing(settings.centre)],
    description:
      'A quiet table for homework, fruit in the shade and a ball to kick, for children whose own school day ends before yours does.',
    offers: ['Help with homework', 'Fruit and a sandwich', 'Free play outside, supervised until pick-up'],
    ...programPicture(
      'aftercare',
      'In the late afternoon two children do homework under an acacia, one kicks a ball and a teacher brings fruit',
    ),
    companion: 'coral',
    ageLabel: 'Afternoons in term time',
    ratio: null,
    fullTimeCents: null,
    halfDayCents: null,
    capacity: 20,
  },
  {
    code: 'holiday-club',
    name: 'Holiday Club',
    formLabel: null,
    slug: null,
    title: 'Holiday Club',
    tags: ['School holidays', 'Book by the day'],
    description:
      'Kites, tents, baking and water play through the school holidays, booked by the day or for the whole week.',
    offers: ['A new theme every week', 'Outings only with your written consent', 'Meals and snacks included'],
    ...programPicture('holiday-club', 'Children fly a kite and play round a striped tent in the veld'),
    companion: 'marigold',
    ageLabel: 'School holidays',
    ratio: null,
    fullTimeCents: null,
    halfDayCents: null,
    capacity: 30,
  },
]

/** What the pictures of a new gallery are sorted into. */
export const galleryCategories = ['Play and learning', 'Outdoors', 'Rest and meals'] as const
type Category = (typeof galleryCategories)[number]

const galleryPicture = (name: string, title: string, alt: string, category: Category = 'Play and learning') => ({
  src: `/art/gallery-${name}.svg`,
  title,
  alt,
  category,
  width: 1200,
  height: 900,
})

export const gallery = [
  galleryPicture('play-mat', 'Play mat', 'Building together before story time'),
  galleryPicture('reading-corner', 'Reading corner', 'A story on the big cushions'),
  galleryPicture('garden', 'Garden', 'Watering the vegetable bed', 'Outdoors'),
  galleryPicture('art-table', 'Art table', 'Paint, paper and a drying line'),
  galleryPicture('music-ring', 'Music ring', 'Drums, bells and a xylophone'),
  galleryPicture('nap-room', 'Nap room', 'Quiet time under star blankets', 'Rest and meals'),
  galleryPicture('outdoor-gym', 'Outdoor gym', 'Climb, slide, swing, balance', 'Outdoors'),
  galleryPicture('lunch-table', 'Lunch table', 'A cooked lunch with fruit', 'Rest and meals'),
]

export const faq = [
  {
    question: 'What ages do you accept?',
    answer:
      'Children from 4 months to 6 years: infants from 4 to 18 months, toddlers from 18 months to 3 years, and preschoolers from 3 to 6 years.',
  },
  {
    question: 'What are your operating hours?',
    answer: hoursAnswer(settings.centre),
  },
  {
    question: 'Do you provide meals?',
    answer:
      'Yes. Meals and snacks are provided every day, cooked in our own kitchen. Tell us about allergies on the enrollment form and the kitchen will know before the first lunch.',
  },
  {
    question: 'What are your teacher-to-child ratios?',
    answer: 'One teacher for every 3 infants (1:3), every 5 toddlers (1:5) and every 8 preschoolers (1:8).',
  },
  {
    question: 'Do you follow the CAPS curriculum?',
    answer:
      'Yes. Our curriculum is CAPS-aligned and taught through play, so that children arrive in Grade R knowing the ideas and the routines.',
  },
  {
    question: 'Can I visit before I enroll?',
    answer:
      'Please do. Schedule a visit and we will show you the rooms, the garden and the kitchen, and you can meet the teachers. Bring your child along.',
  },
  {
    question: 'How do you keep children safe?',
    answer:
      'The gate is locked, every arrival and departure is recorded with its time, and a child leaves only with a person you have named. All teachers are trained in first aid and know who is allergic to what.',
  },
  {
    question: 'Do you offer transport?',
    answer:
      'No, we do not offer a transport service. Many of our families share lifts, and we are glad to put you in touch.',
  },
]

/** What the Basic Conditions of Employment Act gives a person who works five days a week, at the least. */
export const leaveKinds = [
  { name: 'Annual leave', status: 'personal_leave', daysPerYear: 15 },
  { name: 'Sick leave', status: 'sick_leave', daysPerYear: 10 },
  { name: 'Family responsibility leave', status: 'personal_leave', daysPerYear: 3 },
  { name: 'Unpaid leave', status: 'personal_leave', daysPerYear: null },
] as const
