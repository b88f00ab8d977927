import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/* Months are those of UTC, wherever the process thinks it is. Rule: docs/rules/partner.md, "Months". */

interface Lived {
  /** How many minutes the process was behind UTC. */
  behind: number
  closings: [month: string, fromItsEnd: number, outcome: string][]
  cycles: { charge: string; number: number; month: string }[]
  files: string[]
  stored: string
}

async function liveIn(zone: string): Promise<Lived> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'test/property/partner/months-in-zone.ts'],
    { env: { ...process.env, TZ: zone }, timeout: 60_000, maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout) as Lived
}

test('a month ends, is closed and is divided at the same time in every zone', async () => {
  const { behind, ...utc } = await liveIn('UTC')
  expect(behind).toBe(0)
  // No month closes a millisecond before it ends in UTC, and each does from then on.
  expect(utc.closings.length).toBe(3 * 13)
  expect(utc.closings.map(([, , outcome]) => outcome)).toEqual(
    utc.closings.map(([, fromItsEnd]) => (fromItsEnd < 0 ? 'CONFLICT' : 'CLOSED')),
  )
  const monthOf = (charge: string) =>
    utc.cycles.filter((cycle) => cycle.charge === charge).map(({ month }) => month)
  expect(['month0', 'month1', 'month2', 'month3'].map((charge) => monthOf(charge))).toEqual([
    ['2026-10'],
    ['2026-11'],
    ['2026-10'],
    ['2026-11'],
  ])
  // It began on 30 November, so that its cycles end on the 30th, in February on the 28th.
  expect(monthOf('year')).toEqual([
    '2025-12',
    ...Array.from({ length: 11 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}`),
  ])
  for (const [zone, minutes] of [
    ['Pacific/Kiritimati', -840],
    ['America/Los_Angeles', 420],
  ] as const) {
    const { behind: there, ...lived } = await liveIn(zone)
    expect(there, `${zone} is known to the process`).toBe(minutes)
    expect(lived, zone).toEqual(utc)
  }
}, 120_000)
