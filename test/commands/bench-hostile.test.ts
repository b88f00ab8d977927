import { describe, expect, test } from 'vitest'
import { checkBody } from '../../schema/story/check-body'
import { hostileRequests } from '../bench/hostile/inputs'
import { HOSTILE_STORIES } from '../bench/hostile/stories'
import { judge, lateGrowth, percentile, type Readings } from '../bench/hostile/verdict'
import { readOptions } from '../bench/options'
import { PATTERNS } from '../property/growth/patterns'

const readings = (given: Partial<Readings> = {}): Readings => ({
  readers: [10, 10, 10],
  health: [5],
  memory: [100, 100, 100, 100],
  failures: 0,
  ...given,
})
const broken = (quiet: Readings, hostile: Readings): string[] =>
  judge(quiet, hostile)
    .filter(({ isKept }) => !isKept)
    .map(({ name }) => name)

describe('the hostile bench', () => {
  test('sends every pattern in every way, as requests that Node can send', () => {
    const requests = hostileRequests()
    expect(requests.length).toBeGreaterThanOrEqual(PATTERNS.length * 8)
    expect(new Set(requests.map(({ name }) => name)).size).toBeGreaterThanOrEqual(8)
    for (const { path, headers = {} } of requests) {
      expect(path).toMatch(/^\/[\x21-\x7e]*$/)
      for (const value of Object.values(headers)) expect(value).toMatch(/^[\x20-\x7e]*$/)
    }
  })

  test('has stories that could be saved', () => {
    for (const body of HOSTILE_STORIES) expect(checkBody(body)).toEqual([])
  })

  test('knows percentiles, and whether memory levels off', () => {
    const values = Array.from({ length: 100 }, (_, i) => 100 - i)
    expect([percentile(values, 0.5), percentile(values, 0.99), percentile([], 0.5)]).toEqual([
      50,
      99,
      Number.NaN,
    ])
    expect(lateGrowth([1, 50, 100, 100])).toBe(0)
    expect(lateGrowth([1, 2, 100, 150])).toBeCloseTo(0.5)
  })

  test('says what is kept and what isn’t', () => {
    expect(
      broken(readings(), readings({ readers: [10, 10, 30], health: [200], memory: [10, 50, 100, 109] })),
    ).toEqual([])
    expect(broken(readings(), readings({ readers: [10, 10, 31] }))).toEqual(['readers, p99'])
    expect(broken(readings(), readings({ health: [5, 201] }))).toEqual(['health, slowest'])
    expect(broken(readings(), readings({ memory: [10, 50, 100, 120] }))).toEqual(['memory, last quarter'])
    expect(broken(readings(), readings({ failures: 1 }))).toEqual(['readers without a page'])
  })

  test('lasts 30 minutes unless it is said otherwise', () => {
    expect(readOptions(['--hostile'])).toMatchObject({ hostile: true, minutes: 30 })
    expect(readOptions(['--hostile', '--minutes', '2.5'])).toMatchObject({ hostile: true, minutes: 2.5 })
    expect(readOptions([])).toMatchObject({ hostile: false })
  })
})
