import { feeSchedule } from './feeSchedule.ts'
import { samplePrograms } from './samplePrograms.ts'
import type { GalleryImage, SiteContent } from './siteData.ts'

const drawing = (name: string, title: string, alt: string): GalleryImage => ({
  src: `/art/gallery-${name}.svg`,
  title,
  alt,
  width: 1200,
  height: 900,
})

/** Everything the public site of the demo centre says. */
export const sampleContent: SiteContent = {
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
    { value: '12hrs', label: 'open each day' },
  ],
  about: {
    mission: 'To give every child a safe, loving place to learn through play, and every parent a calm mind.',
    vision: 'Confident, kind children who start school ready and glad to learn.',
    approach: 'Play first, CAPS-aligned, in small groups, with your family as a partner.',
  },
  programs: samplePrograms,
  gallery: [
    drawing('play-mat', 'Play mat', 'Building together before story time'),
    drawing('reading-corner', 'Reading corner', 'A story on the big cushions'),
    drawing('garden', 'Garden', 'Watering the vegetable bed'),
    drawing('art-table', 'Art table', 'Paint, paper and a drying line'),
    drawing('music-ring', 'Music ring', 'Drums, bells and a xylophone'),
    drawing('nap-room', 'Nap room', 'Quiet time under star blankets'),
    drawing('outdoor-gym', 'Outdoor gym', 'Climb, slide, swing, balance'),
    drawing('lunch-table', 'Lunch table', 'A cooked lunch with fruit'),
  ],
  faq: [
    {
      question: 'What ages do you accept?',
      answer:
        'Children from 4 months to 6 years: infants from 4 to 18 months, toddlers from 18 months to 3 years, and preschoolers from 3 to 6 years.',
    },
    {
      question: 'What are your operating hours?',
      answer:
        'The centre is open Monday to Friday, 6:30 AM to 6:30 PM, and closed on public holidays. The program day runs from 7:30 AM to 4:30 PM; the hours around it are for early drop-off and late pick-up.',
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
  ],
  fees: feeSchedule(samplePrograms, {
    registrationFeeCents: 25000,
    siblingDiscountPercent: 10,
    fullTime: { opens: '07:30', closes: '16:30' },
    halfDay: { opens: '07:30', closes: '13:00' },
  }),
  documents: [
    { title: 'Application form 2025', href: '/documents/application-form-2025.pdf' },
    { title: 'Fee structure 2024', href: '/documents/fee-structure-2024.pdf' },
    { title: 'Enrollment checklist 2025', href: '/documents/enrollment-checklist-2025.pdf' },
  ],
}
