import { AGE_GROUPS } from '#graphql/values/ageGroups.ts'
import { formatRand } from '#graphql/values/money.ts'
import type { DocumentContent } from './documents.rules.ts'
import { column, ink, page } from './look.ts'
import type { Paper } from './paper.ts'
import { dateBoxes, lines, tick } from './pen.ts'

const half = (column - 24) / 2
const second = page.margin + half + 24

/** Boxes to tick, two to a row. */
function choices(paper: Paper, label: string, options: string[]) {
  paper.paragraph(label, { font: 'strong', size: 9.5 })
  const top = paper.y
  options.forEach((option, index) => {
    const x = index % 2 === 0 ? page.margin : second
    tick(paper, option, { x, width: half, y: top + Math.floor(index / 2) * 21 })
  })
  paper.y = top + Math.ceil(options.length / 2) * 21 + 5
}

function aboutTheChild(paper: Paper) {
  paper.part({ text: 'Child Information', tone: 'marigold' })
  paper.y = lines(paper, "Child's full name")
  paper.y = dateBoxes(paper, 'Date of birth') + 2
  choices(
    paper,
    'Age group',
    AGE_GROUPS.map(({ label }) => label),
  )
  paper.y = lines(paper, 'Allergies or medical conditions', { count: 3, hint: 'optional' }) + 4
}

function aboutTheFamily(paper: Paper) {
  paper.part({ text: 'Parent/Guardian Information', tone: 'sky' })
  paper.y = lines(paper, 'Name')
  lines(paper, 'E-mail address', { width: half })
  paper.y = lines(paper, 'Phone', { x: second, width: half })
  paper.y = lines(paper, 'Home address', { count: 3 })
}

function aboutThePlace(paper: Paper, { programs }: DocumentContent) {
  paper.part({ text: 'Program Information', tone: 'leaf' })
  choices(
    paper,
    'Program',
    programs.flatMap(({ formLabel }) => formLabel ?? []),
  )
  paper.y = dateBoxes(paper, 'Preferred start date') + 2
  const hint = 'optional: anything that helps us understand your child'
  paper.y = lines(paper, 'Additional information', { count: 5, hint }) + 4
}

function signature(paper: Paper) {
  paper.part({ text: 'Terms and signature', tone: 'coral' })
  paper.y =
    tick(
      paper,
      "I have read and agree to the school's terms and conditions, and I consent to my child taking part in all school activities.",
    ) + 12
  lines(paper, 'Signature of parent or guardian', { width: half })
  paper.y = lines(paper, 'Date', { x: second, width: half }) + 10
}

function office(paper: Paper, { terms }: DocumentContent) {
  const top = paper.y
  paper.decorate((pdf) => {
    pdf.roundedRect(page.margin, top, column, 112, 10).fill(ink.sunken)
  })
  paper.write('H2', 'For the office', top + 12, { font: 'heading', size: 12, x: page.margin + 16 })
  const width = (column - 32 - 24) / 2
  const left = page.margin + 16
  paper.y = top + 36
  lines(paper, 'Reference', { x: left, width })
  paper.y = lines(paper, 'Received on', { x: left + width + 24, width }) + 4
  const fee = formatRand(terms.registrationFeeCents)
  tick(paper, `Registration fee of ${fee} paid`, { x: left, width })
  tick(paper, 'Documents seen and copied', { x: left + width + 24, width })
  paper.y = top + 128
}

/** The enrollment form on paper: the fields of the one on the site, as lines and boxes for a pen. */
export function applicationForm(paper: Paper, content: DocumentContent) {
  const { email, website } = content.centre
  paper.heading(
    'Application form 2025',
    `Please write clearly, bring the form to us or send a photo of it to ${email}. Quicker: fill it in at ${website}/enroll.`,
  )
  aboutTheChild(paper)
  aboutTheFamily(paper)
  paper.addPage()
  aboutThePlace(paper, content)
  signature(paper)
  office(paper, content)
  paper.paragraph(
    `We use what you tell us to answer your application and, if your child comes to us, to care for your child. How we treat it stands in our privacy notice at ${website}/privacy; the terms are at ${website}/terms. We will make contact with you about the next steps.`,
    { size: 9.5, colour: ink.muted },
  )
}
