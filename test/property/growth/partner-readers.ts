import { type FileLine, FORMULA, recompute } from '../../../schema/rules/partner/file'
import { entry, items, LONG, or, type Reader } from './inputs'

/** The file of a month whose stories and cycles are named by a text, one of each for each 64 characters. */
function monthOf(text: string): string {
  const named = items(text).flatMap(({ text: name }, i): FileLine[] => [
    {
      kind: 'cycle',
      member: name,
      currency: 'USD',
      before: 0,
      after: i,
      weights: [1, 2, 3],
      lines: [[1, name]],
    },
    { kind: 'story', postId: name, seconds: i },
  ])
  const lines: FileLine[] = [
    {
      kind: 'month',
      formula: FORMULA,
      month: '2026-10',
      state: 'CLOSED',
      partner: '1',
      rates: {},
      pools: { USD: { amount: 1000, seconds: 1000, last: null } },
    },
    ...named,
    { kind: 'sum', amounts: {}, pooled: {}, total: 0 },
  ]
  return lines.map((line) => JSON.stringify(line)).join('\n')
}

/** The files of the partner programme. */
export const PARTNER_READERS: readonly Reader[] = [
  entry('schema/rules/partner/file.ts recompute', LONG, (text) => [
    recompute(monthOf(text)),
    or(() => recompute(text)),
  ]),
]
