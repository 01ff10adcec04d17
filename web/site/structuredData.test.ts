import { describe, expect, it } from 'vitest'
import { sampleContent as content } from './sampleContent.ts'
import { contactData, homeData, monthsOf, programData } from './structuredData.ts'

const origin = 'https://www.kiewiet.example'

type Node = Record<string, unknown> & { '@type': string | string[] }
const nodesOf = (data: object) => (data as { '@graph': Node[] })['@graph']
const nodeOf = (data: object, type: string) => nodesOf(data).find((node) => [node['@type']].flat().includes(type))

describe('the ages of a program, in months', () => {
  it.each([
    ['4-18 months', { from: 4, to: 18 }],
    ['18 months-3 years', { from: 18, to: 36 }],
    ['3-6 years', { from: 36, to: 72 }],
    ['School holidays', null],
    ['', null],
  ])('of "%s"', (label, ages) => {
    expect(monthsOf(label)).toEqual(ages)
  })
})

describe('what search engines read of the centre', () => {
  const centre = nodeOf(homeData(content)(origin), 'ChildCare')

  it('says what it is, where it is and how to reach it', () => {
    expect(centre).toMatchObject({
      '@type': ['ChildCare', 'Preschool'],
      name: content.centre.fullName,
      url: `${origin}/`,
      telephone: '+27515550123',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Kiewiet Lane, Universitas',
        addressLocality: 'Bloemfontein',
        postalCode: '9301',
        addressCountry: 'ZA',
      },
      geo: { latitude: content.centre.latitude, longitude: content.centre.longitude },
    })
  })

  it('says the hours of the centre, not those of the program day', () => {
    expect(centre?.openingHoursSpecification).toMatchObject([
      { opens: '06:30', closes: '18:30', dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] },
    ])
  })

  it('offers each priced program full-time and half-day, with its ages', () => {
    const offers = centre?.makesOffer as { name: string; price: string; itemOffered: Node }[]
    const priced = content.programs.filter(({ fullTimeCents }) => fullTimeCents !== null)
    expect(offers).toHaveLength(priced.length * 2)
    expect(offers[0]).toMatchObject({
      name: 'Infant Program, full-time',
      price: '2350.00',
      priceCurrency: 'ZAR',
      itemOffered: { url: `${origin}/program/infant`, audience: { suggestedAge: { minValue: 4, maxValue: 18 } } },
    })
  })

  it('gives itself no rating', () => {
    expect(JSON.stringify(homeData(content)(origin))).not.toMatch(/aggregateRating|ratingValue|Review/)
  })

  it('says every question with its answer', () => {
    const questions = nodeOf(homeData(content)(origin), 'FAQPage')?.mainEntity as Node[]
    expect(questions).toHaveLength(content.faq.length)
    expect(questions[0]).toMatchObject({
      name: content.faq[0]?.question,
      acceptedAnswer: { text: content.faq[0]?.answer },
    })
  })

  it('is the same place on the contact page, without programs', () => {
    const contact = nodeOf(contactData(content.centre)(origin), 'ChildCare')
    expect(contact).toMatchObject({ '@id': centre?.['@id'], makesOffer: [] })
    expect(contact).not.toHaveProperty('priceRange')
  })
})

describe('what search engines read of a program', () => {
  it('is its fees, its provider and its place in the site', () => {
    const [infant] = content.programs
    if (!infant) throw new Error('There is no program')
    const data = programData(infant)(origin)
    expect(nodeOf(data, 'Service')).toMatchObject({
      name: 'Infant Program',
      provider: { '@id': `${origin}/#centre` },
      offers: [{ price: '2350.00' }, { price: '2050.00' }],
    })
    expect(nodeOf(data, 'BreadcrumbList')?.itemListElement).toMatchObject([
      { position: 1, item: `${origin}/` },
      { position: 2, item: `${origin}/programs` },
      { position: 3, name: 'Infant Program', item: `${origin}/program/infant` },
    ])
  })
})
