import * as v from 'valibot'
import { sha256 } from '../hex'
import { CURRENCIES } from '../membership/plans'

/** The published sheet of a month. Rule: docs/rules/partner.md, "The published sheet". */

const whole = v.pipe(v.number(), v.safeInteger())
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

const Sums = v.object({
  currency: v.picklist(CURRENCIES),
  /** What was kept of fees: the sum of the five that follow. */
  kept: whole,
  fee: whole,
  tax: whole,
  share: whole,
  /** What writers got of cycles, and what went into the common pool. */
  lines: whole,
  pool: whole,
  /** What the common pool had from the month before. */
  carried: whole,
})

const Sheet = v.object({
  kind: v.literal('sheet'),
  formula: whole,
  month: v.string(),
  /** In milliseconds since 1970 UTC. */
  closedAt: whole,
  rates: v.record(v.string(), whole),
  sums: v.array(Sums),
  /** How many rounds of cycles were divided, and how many writers have a file. */
  cycles: whole,
  writers: whole,
  /** The SHA-256 of all digests of `files`, one a line. */
  digest,
  /** The SHA-256 of each writer's file, in the order of their texts. */
  files: v.array(digest),
})
export type Sheet = v.InferOutput<typeof Sheet>

/** What a month's digests amount to. @param files in the order of their texts. */
export const digestOf = (files: readonly string[]): Promise<string> => sha256(files.join('\n'))

/** Reads a sheet. Nothing if a text isn't one. */
export function parseSheet(text: string): Sheet | undefined {
  try {
    const parsed = v.safeParse(Sheet, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** What is wrong with a sheet by itself: a currency that doesn't add up, or digests that aren't those that it commits to. */
export async function faultOf({
  sums,
  files,
  writers,
  digest: stated,
}: Sheet): Promise<'sums' | 'files' | undefined> {
  const adds = sums.every(
    ({ kept, fee, tax, share, lines, pool }) => kept === fee + tax + share + lines + pool,
  )
  if (!adds) return 'sums'
  return writers === files.length && (await digestOf(files)) === stated ? undefined : 'files'
}
