import { addMonths, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { ExampleArea } from './example.ts'

const today = todayInJohannesburg()

export const publicExamples: ExampleArea = {
  name: 'Public site',
  as: 'guest',
  groups: [
    {
      name: 'Pages',
      examples: [
        {
          part: 'Home',
          about: "The centre's details and statistics.",
          query: `query Home {
  centre { fullName tagline phone email street area city centreHours { opens closes } programHours { opens closes } }
  statistics { value label }
}`,
        },
        {
          part: 'About',
          about: 'Mission, vision and approach.',
          query: `query About {
  about { mission vision approach }
}`,
        },
        {
          part: 'Programs',
          about: 'The programs with their fees. Money is integer cents.',
          query: `query Programs {
  programs { name ageLabel ratio fullTimeCents halfDayCents offers }
  feeTerms { registrationFeeCents siblingDiscountPercent fullTime { opens closes } halfDay { opens closes } }
}`,
        },
        {
          part: 'One program',
          about: 'A program by the last part of its URL.',
          query: `query OneProgram($slug: String!) {
  program(slug: $slug) { title description tags offers image imageAlt }
}`,
          variables: { slug: 'toddler' },
        },
        {
          part: 'Gallery',
          about: 'The published pictures, in order.',
          query: `query Gallery {
  gallery { title alt src width height isFeatured }
}`,
        },
        {
          part: 'Questions',
          about: 'What families ask most.',
          query: `query Questions {
  faq { question answer }
}`,
        },
        {
          part: 'Closed days',
          about: 'When the centre is closed, apart from weekends and public holidays.',
          query: `query ClosedDays($from: LocalDate!, $to: LocalDate!) {
  closedDays(from: $from, to: $to) { fromDate toDate reason }
}`,
          variables: { from: addMonths(today, -12), to: addMonths(today, 12) },
        },
      ],
    },
    {
      name: 'Forms',
      examples: [
        {
          part: 'Enroll',
          about: 'Applies for a place. Returns the reference.',
          query: `mutation Enroll($input: EnrollmentInput!) {
  submitEnrollment(input: $input) { reference }
}`,
          variables: {
            input: {
              childName: 'Lesedi Moloi',
              childDob: addMonths(today, -30),
              childAge: '18-36months',
              parentName: 'Palesa Moloi',
              email: 'palesa@families.example',
              phone: '082 555 0101',
              address: '4 Acacia Street, Universitas',
              program: 'toddlers',
              startDate: addMonths(today, 2),
              termsAccepted: true,
            },
          },
        },
        {
          part: 'Contact',
          about: 'Writes to the centre. Staff find it in Messages.',
          query: `mutation Contact($input: ContactInput!) {
  sendContactMessage(input: $input)
}`,
          variables: {
            input: {
              name: 'Palesa Moloi',
              email: 'palesa@families.example',
              phone: '082 555 0101',
              childAge: '18-36months',
              message: 'May we come and look around next week?',
            },
          },
        },
      ],
    },
  ],
}
