import { expect, test } from 'vitest'
import { EXPERIMENT_GROUPS, experimentGroup, parseExperiment } from '../../../schema/rules/experiments'

const visitors = Array.from({ length: 8000 }, (_, i) => `lo_${(i * 7919).toString(16).padStart(12, '0')}`)

test('each group has about a quarter of the visitors, who stay in it', () => {
  const groups = visitors.map((visitor) => experimentGroup('cards', visitor))
  for (const group of EXPERIMENT_GROUPS) {
    const share = groups.filter((one) => one === group).length / visitors.length
    expect(share).toBeGreaterThan(0.22)
    expect(share).toBeLessThan(0.28)
  }
  expect(visitors.map((visitor) => experimentGroup('cards', visitor))).toEqual(groups)
})

test('another experiment assigns new groups', () => {
  const same = visitors.filter(
    (visitor) => experimentGroup('cards', visitor) === experimentGroup('wall', visitor),
  )
  expect(same.length / visitors.length).toBeGreaterThan(0.2)
  expect(same.length / visitors.length).toBeLessThan(0.3)
})

test('an experiment is read from the configuration', () => {
  const flags = { group2: { enable_slim_navigation_poc: true } }
  expect(
    parseExperiment(JSON.stringify({ id: 'cards', flags: { ...flags, group9: {}, group1: 3 } })),
  ).toEqual({
    id: 'cards',
    flags,
  })
  expect(parseExperiment('{"id":"cards"}')).toEqual({ id: 'cards', flags: {} })
})

test.each([undefined, '', '{', 'null', '[]', '{}', '{"id":7}', '{"id":"a b"}'])('%j is none', (text) => {
  expect(parseExperiment(text)).toBeUndefined()
})
