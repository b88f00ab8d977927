import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileLine } from '../../schema/rules/partner/file'

/* `npm run partner:recompute`, as a writer runs it. Rule: docs/rules/partner.md, "The writer's file". */

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quire-recompute-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', '--silent', 'partner:recompute', '--', ...args],
    {
      encoding: 'utf8',
    },
  )
  return { status, stdout: stdout.trim().split('\n'), stderr }
}

/** 700 cents of one member for two stories of equal weight, 50 Canadian ones of another, and a third of a pool of 90. */
const lines = (total: number | null): FileLine[] => [
  {
    kind: 'month',
    formula: 1,
    month: '2026-10',
    state: total === null ? 'OPEN' : 'CLOSED',
    partner: 'partner0',
    rates: { CAD: 731_200 },
    pools: { USD: { amount: 90, seconds: 180, last: null } },
  },
  {
    kind: 'cycle',
    member: 'm1',
    currency: 'USD',
    before: 0,
    after: 700,
    weights: [60, 60],
    lines: [[0, 's']],
  },
  { kind: 'cycle', member: 'm2', currency: 'CAD', before: 0, after: 50, weights: [60], lines: [[0, 's']] },
  { kind: 'story', postId: 's', seconds: 60 },
  { kind: 'sum', amounts: { USD: 350, CAD: 50 }, pooled: { USD: 30 }, total },
]
function fileOf(content: readonly FileLine[]): string {
  const path = join(folder, `${crypto.randomUUID()}.jsonl`)
  writeFileSync(path, content.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return path
}

describe('npm run partner:recompute', () => {
  test('prints the sums of a closed month, and of an open one without a total', () => {
    const amounts = [
      '2026-10 USD: 350 of members, 30 of the common pool',
      '2026-10 CAD: 50 of members, 0 of the common pool',
    ]
    expect(run(fileOf(lines(417)))).toEqual({
      status: 0,
      stdout: [...amounts, '2026-10 total: 417 USD'],
      stderr: '',
    })
    expect(run(fileOf(lines(null)))).toMatchObject({
      status: 0,
      stdout: [...amounts, "2026-10 isn't closed yet: there is no total"],
    })
  })

  test('fails where a file states another sum, after it has printed the right one', () => {
    const { status, stdout, stderr } = run(fileOf(lines(418)))
    expect(status).toBe(1)
    expect(stdout.at(-1)).toBe('2026-10 total: 417 USD')
    expect(stderr).toContain('The file states other sums')
  })

  test('fails in words without a file, with two, and with one that is missing or cut off', () => {
    const whole = fileOf(lines(417))
    for (const [args, words] of [
      [[], 'npm run partner:recompute -- FILE'],
      [[whole, whole], 'npm run partner:recompute -- FILE'],
      [[join(folder, 'missing.jsonl')], 'ENOENT'],
      [[fileOf(lines(417).slice(0, -1))], 'cut off'],
    ] as const) {
      const { status, stderr } = run(...args)
      expect(status).toBe(1)
      expect(stderr).toContain(words)
      expect(stderr).not.toMatch(/^\s+at /m)
    }
  })
})
