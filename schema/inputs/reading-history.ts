import * as v from 'valibot'
import { MAX_DOMAIN } from '../rules/banned-domains'
import { MAX_DEVICE_ID, MAX_SOURCE, REFERRER_HOST } from '../rules/reading-history'
import { PAGE_TOKEN } from '../rules/stats/reading-now'
import { DAY, SECOND } from '../rules/time-units'
import { inputWording } from '../wording/inputs'
import { opaque } from './text'

/** How long somebody has read. */
export const secondsRead = v.pipe(
  v.number(),
  v.minValue(0, inputWording.invalid),
  v.maxValue(DAY / SECOND, inputWording.invalid),
)

/** What a page calls itself while it is open. */
export const pageToken = v.pipe(v.string(), v.regex(PAGE_TOKEN, inputWording.invalid))

/** How much of a story somebody has come past. */
export const readingProgress = v.pipe(
  v.number(),
  v.minValue(0, inputWording.invalid),
  v.maxValue(1, inputWording.invalid),
)

/** The host of the page from which somebody came to a story; empty if it isn't known. */
export const referrerHost = v.pipe(
  v.string(),
  v.maxLength(MAX_DOMAIN, inputWording.invalid),
  v.toLowerCase(),
  v.regex(REFERRER_HOST, inputWording.invalid),
  v.transform((host) => host.replace(/^www\.|:\d+$/g, '')),
)

/** What a browser calls its device. */
export const deviceId = v.pipe(opaque(MAX_DEVICE_ID, inputWording.invalid), v.nonEmpty(inputWording.invalid))

/** Where a link of ours was followed, as its address says it. */
export const sourceString = opaque(MAX_SOURCE, inputWording.invalid)
