import * as v from 'valibot'
import { MAX_DEVICE_ID } from '../rules/reading-history'
import { DAY, SECOND } from '../rules/time-units'
import { inputWording } from '../wording/inputs'
import { opaque } from './text'

/** How long somebody has read. */
export const secondsRead = v.pipe(
  v.number(),
  v.minValue(0, inputWording.invalid),
  v.maxValue(DAY / SECOND, inputWording.invalid),
)

/** How much of a story somebody has come past. */
export const readingProgress = v.pipe(
  v.number(),
  v.minValue(0, inputWording.invalid),
  v.maxValue(1, inputWording.invalid),
)

/** What a browser calls its device. */
export const deviceId = v.pipe(opaque(MAX_DEVICE_ID, inputWording.invalid), v.nonEmpty(inputWording.invalid))
