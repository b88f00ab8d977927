import * as v from 'valibot'
import { MAX_ALT, MAX_SERIES_DESCRIPTION, MAX_SERIES_PARTS, MAX_SERIES_TITLE } from '../rules/limits'
import { sequenceMessages } from '../wording/sequence-messages'
import { imageId } from './picture'
import { entityId, oneLine } from './text'

/** The title of a series. */
export const sequenceTitle = oneLine({
  max: MAX_SERIES_TITLE,
  tooLong: sequenceMessages.titleTooLong(MAX_SERIES_TITLE),
  missing: sequenceMessages.titleMissing,
})

/** What a series is about. */
export const sequenceDescription = oneLine({
  max: MAX_SERIES_DESCRIPTION,
  tooLong: sequenceMessages.descriptionTooLong(MAX_SERIES_DESCRIPTION),
})

/** The cover of a series. */
export const sequenceCover = imageId(sequenceMessages.coverInvalid)

/** What the cover shows, for those who can't see it. */
export const sequenceCoverAlt = oneLine({ max: MAX_ALT, tooLong: sequenceMessages.altTooLong(MAX_ALT) })

/** The parts of a series, in order. */
export const sequenceParts = v.pipe(
  v.array(entityId),
  v.maxLength(MAX_SERIES_PARTS, sequenceMessages.tooManyParts(MAX_SERIES_PARTS)),
  v.check((ids) => new Set(ids).size === ids.length, sequenceMessages.twice),
)
