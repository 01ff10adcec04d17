import { type Mock, mockOf } from '#web/app/mocks.tsx'
import { sampleDays } from '../../classrooms/ahead/sampleAhead.ts'
import { PlacesForecastDocument, type PlacesForecastQuery } from './forecast.generated.ts'

type Groups = PlacesForecastQuery['placesForecast']

const group = (ageGroup: string, classes: string[], capacity: number, taken: number[], offered: number[] = []) => ({
  ageGroup,
  classes,
  days: sampleDays(capacity, taken, offered),
})

/** The demo centre: children leave for school in January, and each class gets some of the one below. */
export const sampleForecast: Groups = [
  group(
    '4-18 months',
    ['Discoverers'],
    6,
    [3, 3, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 4],
    [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  ),
  group('18-24 months', ['Explorers'], 10, [6, 6, 5, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7]),
  group('2-3 years', ['Little Learners', 'Bokkies'], 27, [25, 25, 19, 19, 20, 20, 20, 21, 21, 21, 21, 21, 21]),
  group('3-4 years', ['Young Scholars'], 24, [21, 21, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24]),
  group('4-6 years', ['Future Leaders'], 25, [25, 25, 24, 24, 24, 24, 25, 26, 25, 25, 25, 25, 25]),
  group('5-6 years', ['Adventurers'], 26, [24, 24, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12]),
]

export const forecastAnswer = (groups = sampleForecast): Mock =>
  mockOf(PlacesForecastDocument, { placesForecast: groups })
