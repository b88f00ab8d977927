import * as v from 'valibot'
import { MAX_ALT, MAX_SERIES_DESCRIPTION, MAX_SERIES_PARTS, MAX_SERIES_TITLE } from '../rules/limits'
import { sequenceMessages } from '../wording/sequence-messages'
import { imageId } from './picture'
import { atMost, entityId, limit } from './text'

/** One line without the space around it. */
const line = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The title of a series. */
export const sequenceTitle = v.pipe(
  v.string(),
  limit(`1 to ${MAX_SERIES_TITLE} characters, one line.`),
  v.transform(line),
  v.nonEmpty(sequenceMessages.titleMissing),
  atMost(MAX_SERIES_TITLE, sequenceMessages.titleTooLong(MAX_SERIES_TITLE)),
)

/** What a series is about. */
export const sequenceDescription = v.pipe(
  v.string(),
  limit(`At most ${MAX_SERIES_DESCRIPTION} characters, one line.`),
  v.transform(line),
  atMost(MAX_SERIES_DESCRIPTION, sequenceMessages.descriptionTooLong(MAX_SERIES_DESCRIPTION)),
)

/** The cover of a series. */
export const sequenceCover = imageId(sequenceMessages.coverInvalid)

/** What the cover shows, for those who can't see it. */
export const sequenceCoverAlt = v.pipe(
  v.string(),
  limit(`At most ${MAX_ALT} characters, one line.`),
  v.transform(line),
  atMost(MAX_ALT, sequenceMessages.altTooLong(MAX_ALT)),
)

/** The parts of a series, in order. */
export const sequenceParts = v.pipe(
  v.array(entityId),
  v.maxLength(MAX_SERIES_PARTS, sequenceMessages.tooManyParts(MAX_SERIES_PARTS)),
  v.check((ids) => new Set(ids).size === ids.length, sequenceMessages.twice),
)
