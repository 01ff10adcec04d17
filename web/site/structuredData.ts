import { normalisePhone } from '#graphql/values/phone.ts'
import type { CentreContact, FaqEntry, ProgramDetail } from './siteData.ts'
import { rand } from './wording.ts'

/** What search engines read of a page, in the words of schema.org. No rating: one that is given to oneself is none. */

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const country = 'ZA'
const currency = 'ZAR'
/** UN/CEFACT code of a month, in which ages and fees are counted. */
const month = 'MON'

const centreId = (origin: string) => `${origin}/#centre`

const graph = (...nodes: object[]) => ({ '@context': 'https://schema.org', '@graph': nodes })

const inRand = (cents: number) => (cents / 100).toFixed(2)

/** The ages of a label such as `4-18 months`, `18 months-3 years` or `3-6 years`, in months; null where it names none. */
export function monthsOf(ageLabel: string): { from: number; to: number } | null {
  const match = /^(\d+)\s*(months?|years?)?\s*[-–]\s*(\d+)\s*(months?|years?)$/.exec(ageLabel.trim())
  if (!match) return null
  const [, from, fromUnit, to, toUnit = ''] = match
  const inMonths = (count: string | undefined, unit: string) => Number(count) * (unit.startsWith('year') ? 12 : 1)
  return { from: inMonths(from, fromUnit ?? toUnit), to: inMonths(to, toUnit) }
}

/** Street with suburb, city and postal code of `12 Kiewiet Lane` and `Universitas, Bloemfontein, 9301`. */
function addressOf({ street, area, city }: CentreContact) {
  const parts = area.split(',').map((part) => part.trim())
  const postalCode = parts.find((part) => /^\d{4}$/.test(part))
  const suburbs = parts.filter((part) => part && part !== postalCode && part !== city)
  return {
    '@type': 'PostalAddress',
    streetAddress: [street, ...suburbs].join(', '),
    addressLocality: city,
    ...(postalCode ? { postalCode } : {}),
    addressCountry: country,
  }
}

function monthly(name: string, cents: number) {
  const price = inRand(cents)
  return {
    '@type': 'Offer',
    name,
    price,
    priceCurrency: currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: currency,
      unitCode: month,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: month },
    },
  }
}

type Priced = Pick<ProgramDetail, 'title' | 'description' | 'ageLabel' | 'slug' | 'fullTimeCents' | 'halfDayCents'>

function audienceOf(ageLabel: string) {
  const ages = monthsOf(ageLabel)
  if (!ages) return {}
  const suggestedAge = { '@type': 'QuantitativeValue', minValue: ages.from, maxValue: ages.to, unitCode: month }
  return { audience: { '@type': 'PeopleAudience', suggestedAge } }
}

function serviceOf(origin: string, { title, description, ageLabel, slug }: Priced) {
  return {
    '@type': 'Service',
    name: title,
    description,
    serviceType: 'Child care',
    ...(slug ? { url: `${origin}/program/${slug}` } : {}),
    ...audienceOf(ageLabel),
  }
}

function offersOf({ title, fullTimeCents, halfDayCents }: Priced) {
  return [
    ...(fullTimeCents === null ? [] : [monthly(`${title}, full-time`, fullTimeCents)]),
    ...(halfDayCents === null ? [] : [monthly(`${title}, half-day`, halfDayCents)]),
  ]
}

const placeOf = (latitude: number, longitude: number) => ({
  geo: { '@type': 'GeoCoordinates', latitude, longitude },
  hasMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
})

function centreNode(origin: string, centre: CentreContact, programs: Priced[]) {
  const fees = programs.flatMap(({ fullTimeCents, halfDayCents }) => [fullTimeCents ?? [], halfDayCents ?? []].flat())
  const { latitude, longitude } = centre
  return {
    '@type': ['ChildCare', 'Preschool'],
    '@id': centreId(origin),
    name: centre.fullName,
    alternateName: centre.name,
    slogan: centre.tagline,
    url: `${origin}/`,
    image: `${origin}/art/sharing.png`,
    logo: `${origin}/icons/icon-512.png`,
    telephone: normalisePhone(centre.phone) ?? centre.phone,
    email: centre.email,
    address: addressOf(centre),
    ...(latitude === null || longitude === null ? {} : placeOf(latitude, longitude)),
    areaServed: centre.city,
    openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', dayOfWeek: workdays, ...centre.centreHours }],
    currenciesAccepted: currency,
    ...(fees.length ? { priceRange: `${rand(Math.min(...fees))} - ${rand(Math.max(...fees))} per month` } : {}),
    sameAs: [centre.facebook, centre.instagram].filter(Boolean),
    makesOffer: programs.flatMap((program) =>
      offersOf(program).map((offer) => ({ ...offer, itemOffered: serviceOf(origin, program) })),
    ),
  }
}

const questionsNode = (origin: string, faq: FaqEntry[]) => ({
  '@type': 'FAQPage',
  '@id': `${origin}/#faq`,
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

const trailNode = (origin: string, steps: [name: string, path: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
})

interface HomeData {
  centre: CentreContact
  programs: Priced[]
  faq: FaqEntry[]
}

/** The centre with its hours and programs, and the questions that parents ask. */
export const homeData =
  ({ centre, programs, faq }: HomeData) =>
  (origin: string) =>
    graph(centreNode(origin, centre, programs), questionsNode(origin, faq))

/** The centre alone, for the page that says how to reach it. */
export const contactData = (centre: CentreContact) => (origin: string) => graph(centreNode(origin, centre, []))

/** A program with its fees, and its breadcrumbs. */
export const programData = (program: Priced) => (origin: string) =>
  graph(
    {
      ...serviceOf(origin, program),
      provider: { '@id': centreId(origin) },
      offers: offersOf(program),
      termsOfService: `${origin}/terms`,
    },
    trailNode(origin, [
      ['Home', '/'],
      ['Our Programs', '/programs'],
      [program.title, `/program/${program.slug}`],
    ]),
  )
