import { areaLabels as ownAreas } from '#graphql/progress/progress.rules.ts'
import { codesOf } from '#graphql/values/codesOf.ts'

/**
 * What an observation is about: the centre's own development areas, and the six of the South African National Curriculum
 * Framework for Children from Birth to Four (2015).
 */
export const observationAreaLabels = {
  ...ownAreas,
  well_being: 'Well-being',
  identity: 'Identity and belonging',
  communication: 'Communication',
  mathematics: 'Exploring mathematics',
  creativity: 'Creativity',
  world: 'Knowledge and understanding of the world',
}
export type ObservationArea = keyof typeof observationAreaLabels
export const observationAreas = codesOf(observationAreaLabels)

/** The two sets, as they stand in a list to choose from. */
export const observationAreaGroups: readonly { label: string; areas: readonly ObservationArea[] }[] = [
  { label: 'Development areas', areas: ['literacy', 'numeracy', 'social', 'motor', 'creative'] },
  {
    label: 'National Curriculum Framework, birth to four',
    areas: ['well_being', 'identity', 'communication', 'mathematics', 'creativity', 'world'],
  },
]

export const reactions = ['love', 'smile', 'proud', 'thanks'] as const
export type Reaction = (typeof reactions)[number]

export const reactionLabels: Record<Reaction, string> = {
  love: 'Love it',
  smile: 'Made us smile',
  proud: 'So proud',
  thanks: 'Thank you',
}

export const mostPictures = 10
export const mostChildren = 60
export const longestMoment = 2_000
export const longestComment = 1_000
/** Comments of one person on one moment, of which staff read all at once. */
export const mostComments = 50

/** How long a child may be without an observation before its teachers are reminded, in days: four weeks. */
export const coverageDays = 28

/** The area in words; one that is not known any more as it is stored. */
export const formatObservationArea = (area: string): string => observationAreaLabels[area as ObservationArea] ?? area

/** Address of a picture; the small one weighs at most 60 kB. */
export const picturePath = (id: number, size: 'small' | 'large') => `/api/moments/pictures/${id}?size=${size}`

/** `No observation of 3 children in 4 weeks`; null where every child has one. */
export function formatCoverage(children: number): string | null {
  if (children === 0) return null
  return `No observation of ${children === 1 ? 'one child' : `${children} children`} in ${coverageDays / 7} weeks`
}

export function noConsentText(names: readonly string[]): string {
  const listed = new Intl.ListFormat('en-GB').format(names)
  const them = names.length < 2 ? 'this child' : 'these children'
  return `There is no photo consent for ${listed}. Leave ${them} out, and blur them in the picture, or write without pictures.`
}

/** Of pictures that have arrived, which are shown to nobody. */
export const hiddenText = (names: readonly string[]) =>
  `The pictures may show ${new Intl.ListFormat('en-GB').format(names)}, and there is no photo consent, so nobody sees them. Please delete this moment, and write it again without these pictures.`
