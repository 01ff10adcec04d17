import { expect, it } from 'vitest'
import { counter, exposition, gauge, histogram } from './metric.ts'

it('a counter adds up what has the same labels', () => {
  const requests = counter('requests_total', 'Requests.')
  requests.add({ route: '/a' })
  requests.add({ route: '/a' })
  requests.add({ route: '/b "quoted"\n\\' })
  expect(requests.lines()).toEqual([
    '# HELP requests_total Requests.',
    '# TYPE requests_total counter',
    'requests_total{route="/a"} 2',
    'requests_total{route="/b \\"quoted\\"\\n\\\\"} 1',
  ])
})

it('a histogram counts each time into every bucket it fits in', () => {
  const duration = histogram('duration_seconds', 'Time.', [0.1, 1])
  for (const seconds of [0.05, 0.1, 0.5, 7]) duration.observe({ route: '/a' }, seconds)
  expect(duration.lines().slice(2)).toEqual([
    'duration_seconds_bucket{route="/a",le="0.1"} 2',
    'duration_seconds_bucket{route="/a",le="1"} 3',
    'duration_seconds_bucket{route="/a",le="+Inf"} 4',
    'duration_seconds_sum{route="/a"} 7.65',
    'duration_seconds_count{route="/a"} 4',
  ])
})

it('a gauge that cannot be looked up is left out, and the others are there', async () => {
  const text = await exposition([
    gauge('one', 'One.', () => 1),
    gauge('away', 'Away.', () => Promise.reject(new Error('away'))),
    gauge('emails', 'E-mails.', async () => [[{ status: 'queued' }, 3]]),
  ])
  expect(text.split('\n')).toEqual([
    '# HELP one One.',
    '# TYPE one gauge',
    'one 1',
    '# HELP emails E-mails.',
    '# TYPE emails gauge',
    'emails{status="queued"} 3',
    '',
  ])
})
