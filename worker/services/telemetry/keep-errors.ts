import * as v from 'valibot'
import {
  ERROR_QUEUE,
  ERROR_REPORTS,
  ERROR_TEXTS,
  MOST_ERRORS_A_DAY,
} from '../../../schema/rules/error-reports'
import { eventAddress } from '../../../schema/rules/events'
import { roomAt } from '../../data/telemetry/room'
import { type ErrorRow, insertErrors } from '../../data/telemetry/writes'
import type { Needs } from '../parts'
import { done, type Failure, type Result } from '../result'
import { isRecorded, isSentByBot, type ReportParts, senderSession, withinLimit } from './sender'

const LAST_TIME = 8_640_000_000_000_000
const LAST_LINE = 10_000_000

const text = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((given) => given.slice(0, most).toWellFormed()),
  )
const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))

/** An error; who and which browser reports it is known from the request, whatever the report says. */
const Reported = v.object({
  name: text(ERROR_TEXTS.name),
  message: text(ERROR_TEXTS.message),
  stack: text(ERROR_TEXTS.stack),
  timestamp: whole(LAST_TIME),
  fileName: v.pipe(
    v.string(),
    v.transform((address) => eventAddress(address).slice(0, ERROR_TEXTS.fileName)),
  ),
  lineNumber: whole(LAST_LINE),
  extra: v.object({
    client: v.literal('lite'),
    build: text(ERROR_TEXTS.build),
    location: v.pipe(v.string(), v.transform(eventAddress)),
  }),
})

/** A batch of errors. */
export const errorReports = v.pipe(v.array(Reported), v.maxLength(ERROR_QUEUE))

const rowOf = ({ timestamp, extra, ...rest }: v.InferOutput<typeof Reported>): ErrorRow => ({
  ...rest,
  id: crypto.randomUUID(),
  at: timestamp,
  build: extra.build,
  location: extra.location,
})

/** Stores errors of a browser, and logs them. Rule: docs/rules/telemetry.md, "Errors". */
export async function keepErrors(
  parts: ReportParts & Needs<'log'>,
  errors: v.InferOutput<typeof errorReports>,
): Promise<Result<undefined, Failure<'RATE_LIMITED'>>> {
  if (errors.length === 0 || isSentByBot(parts)) return done
  const may = await withinLimit(parts, 'errors', ERROR_REPORTS, errors.length)
  if (!may.ok) return may
  const { db, clock, browser, log } = parts
  const now = clock.now()
  const isNamed = browser.isTrackingAllowed
  const session = isNamed ? await senderSession(parts) : null
  const userId = session && isRecorded(parts, session) ? session.user.id : null
  const origin = { userId, userAgent: isNamed ? browser.userAgent : null }
  const rows = errors.map(rowOf)
  await db.write(insertErrors(rows, origin, now, roomAt('error', now, MOST_ERRORS_A_DAY)))
  for (const row of rows) log('error', 'client-error', { ...row })
  return done
}
