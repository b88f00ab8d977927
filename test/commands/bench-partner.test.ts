import { expect, test } from 'vitest'
import type { Sheet } from '../../schema/rules/partner/sheet'
import { readOptions } from '../bench/options'
import { type ClosedMonths, judgeClosing } from '../bench/partner/judge'

const sheet: Sheet = {
  kind: 'sheet',
  formula: 1,
  month: '2026-10',
  closedAt: 1,
  rates: {},
  sums: [],
  cycles: 10,
  writers: 1,
  digest: 'a',
  files: ['a'],
}
const closed: ClosedMonths = {
  half: [1, 2],
  whole: [2, 2, 2.6],
  killed: [2, 3],
  kills: 1,
  sheets: { whole: sheet, killed: { ...sheet, closedAt: 2 } },
  beside: [15],
  without: [10],
  failures: 0,
}
const broken = (given: Partial<ClosedMonths>): string[] =>
  judgeClosing({ ...closed, ...given })
    .filter(({ isKept }) => !isKept)
    .map(({ name }) => name)

test('closing a month is judged by its parts, its growth, its result and its readers', () => {
  expect(broken({})).toEqual([])
  expect(broken({ killed: [30.1] })).toEqual(['longest part'])
  expect(broken({ whole: [7] })).toEqual(['time, twice as many members / half'])
  const killed = 'killed in the middle of a part, and resumed'
  expect(broken({ kills: 0 })).toEqual([killed])
  expect(broken({ sheets: { whole: sheet, killed: { ...sheet, digest: 'b' } } })).toEqual([killed])
  expect(broken({ beside: [16] })).toEqual(['a reader’s p99, during the close / before and after'])
  expect(broken({ failures: 1 })).toEqual(['readers without a page'])
})

test('a share of the hundred thousand is asked for by it', () => {
  expect(readOptions(['--partner', '--scale', '0.01'])).toMatchObject({ partner: true, scale: 0.01 })
  expect(readOptions([]).partner).toBe(false)
})
