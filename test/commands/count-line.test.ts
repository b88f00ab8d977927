import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { failuresOf } from '../../worker/commands/testing/failures'
import { lanesOf } from '../../worker/commands/testing/lanes'
import { countLine, countOf, sumOf } from '../../worker/commands/testing/line-reporter'
import { changesSite } from '../../worker/commands/testing/relevant-specifications'

test('the last line of a run counts its tests', () => {
  expect(countLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(countLine({ passed: 12, failed: 2, skipped: 1 })).toBe('12 passed, 2 failed, 1 skipped')
})

test('all tests are two runs side by side, whose counts are added; chosen ones are one run', () => {
  const projects = [...readFileSync('vitest.config.ts', 'utf8').matchAll(/^ +name: '(\w+)',$/gm)]
  const named = projects.map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(3)
  const lanes = lanesOf([])
  expect(lanes).toHaveLength(2)
  expect(
    lanes
      .flat()
      .filter((arg) => arg !== '--project')
      .toSorted(),
  ).toEqual(named.toSorted())
  expect(lanesOf(['--project', 'unit'])).toEqual([['--project', 'unit']])
  expect(
    sumOf([
      { passed: 1, failed: 0, skipped: 2 },
      { passed: 3, failed: 1, skipped: 0 },
    ]),
  ).toEqual({ passed: 4, failed: 1, skipped: 2 })
})

test('a file that could not be run counts as failed', () => {
  const passed = { isBroken: false, states: ['passed', 'skipped'] }
  expect(countOf([passed, { isBroken: true, states: [] }])).toEqual({ passed: 1, failed: 1, skipped: 1 })
  expect(countOf([passed, { isBroken: true, states: ['failed', 'passed'] }])).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
  })
})

test('a failing run shows what failed, and the end of its output when nothing says so', () => {
  const log = 'mail to ada@quire.test\n⎯⎯⎯ Failed Tests 1 ⎯⎯⎯\nAssertionError: expected 1 to be 2\n'
  expect(failuresOf(log)).toBe('⎯⎯⎯ Failed Tests 1 ⎯⎯⎯\nAssertionError: expected 1 to be 2')
  expect(failuresOf(`${'x'.repeat(20_000)}the build broke`)).toMatch(/^x{7985}the build broke$/)
})

test.each([
  ['client/styles/story.css', true],
  ['schema/routes/post.ts', true],
  ['worker/gateway/gateway.ts', true],
  ['worker/commands/demo/seed-demo.ts', true],
  ['migrations/main/0001_more.sql', true],
  ['worker/commands/check.ts', false],
  ['test/http/pages.test.ts', false],
  ['docs/operate.md', false],
])('a change in %s changes the built site: %s', (file, expected) => {
  expect(changesSite([file])).toBe(expected)
})
