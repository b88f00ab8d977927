import * as v from 'valibot'
import {
  type ClientEvent,
  EVENT_ID,
  EVENT_LONGEST_TEXT,
  type EventCommonData,
  type EventKey,
  type EventPayloads,
  eventAddress,
  eventSource,
  isFutureEvent,
  isOldEvent,
  MOST_EVENTS,
  MOST_SUGGESTIONS,
  SEARCH_INDEXES,
  SUSI_ENTRY,
  SUSI_SURFACES,
} from '../../../schema/rules/events'
import { SIGN_IN_OPERATIONS } from '../../../schema/rules/identity'
import { PAGE_TYPES } from '../../../schema/rules/performance'
import { SIGN_IN_STEPS } from '../../../schema/rules/sign-in-steps'
import { parseSource } from '../../../schema/rules/source-tracking'

/** The length at which addresses are cut. */
const LONGEST_ADDRESS = 5000
const WIDEST = 100_000

const address = v.pipe(v.string(), v.maxLength(LONGEST_ADDRESS), v.transform(eventAddress))

const COMMON = {
  service: v.literal('lite'),
  location: v.pipe(address, v.nonEmpty()),
  browserWidth: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(WIDEST)),
  referrer: address,
  referrerSource: v.exactOptional(
    v.pipe(
      v.string(),
      v.maxLength(EVENT_LONGEST_TEXT),
      v.check((source) => eventSource(source) === source),
    ),
  ),
}

const SUSI = {
  ...COMMON,
  operation: v.picklist(SIGN_IN_OPERATIONS),
  surface: v.picklist(SUSI_SURFACES),
  susiEntry: v.exactOptional(v.pipe(v.string(), v.regex(SUSI_ENTRY))),
}

const suggestions = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SUGGESTIONS))

/** The schema of each event's data; unknown properties are dropped. */
const DATA: { [Key in EventKey]: v.GenericSchema<unknown, EventCommonData & EventPayloads[Key]> } = {
  'susi.viewed': v.object({ ...SUSI, step: v.exactOptional(v.picklist(SIGN_IN_STEPS)) }),
  'susi.emailFormViewed': v.object(SUSI),
  'susi.emailFormSubmitted': v.object(SUSI),
  'susi.recaptchaHelpClicked': v.object(SUSI),
  'search.predictiveOpened': v.object(COMMON),
  'search.predictiveQueried': v.object({ ...COMMON, hits: suggestions }),
  'search.predictiveResultClicked': v.object({
    ...COMMON,
    index: v.picklist(SEARCH_INDEXES),
    position: suggestions,
  }),
  'nav.avatarMenuOpened': v.object(COMMON),
  'sidebarMenu.opened': v.object(COMMON),
  'sidebarMenu.closed': v.object(COMMON),
  'openInApp.viewed': v.object(COMMON),
  'openInApp.clicked': v.object(COMMON),
  'client.navigate': v.object({ ...COMMON, pageType: v.picklist(PAGE_TYPES) }),
  'membership.converted': v.object(COMMON),
  'homepage.viewed': v.object(COMMON),
}

const isKey = (key: string): key is EventKey => Object.hasOwn(DATA, key)

const Envelope = v.object({
  key: v.string(),
  data: v.unknown(),
  type: v.literal('e'),
  eventId: v.pipe(v.string(), v.regex(EVENT_ID)),
  timestamp: v.pipe(v.number(), v.integer()),
})

/** A known event with a valid time; nothing otherwise. */
function readEvent(value: unknown, now: number): ClientEvent[] {
  const envelope = v.safeParse(Envelope, value)
  if (!envelope.success || !isKey(envelope.output.key)) return []
  const { key } = envelope.output
  const data = v.safeParse(DATA[key], envelope.output.data)
  if (!data.success || isOldEvent(envelope.output, now) || isFutureEvent(envelope.output, now)) return []
  const { referrerSource } = data.output
  const source = referrerSource === undefined ? {} : { source: parseSource(referrerSource) }
  return [{ ...envelope.output, key, data: { ...data.output, ...source } }]
}

/** A batch of events, of any kind and time. */
export const eventBatch = v.pipe(v.array(v.unknown()), v.maxLength(MOST_EVENTS))

/**
 * The events of a batch whose kind and payload we know. An unknown or outdated one is skipped, so that it doesn't
 * hold back the others: its browser may run a newer version of ours, or a long outdated one.
 */
export const knownEvents = (batch: readonly unknown[], now: number): ClientEvent[] =>
  batch.flatMap((event) => readEvent(event, now))
