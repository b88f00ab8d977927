import * as v from 'valibot'
import {
  MOST_LIST_COLUMNS,
  MOST_SUBSCRIBER_NOTE,
  MOST_SUBSCRIBER_TAG,
  MOST_SUBSCRIBER_TAGS,
} from '../rules/subscribers'
import { inputWording } from '../wording/inputs'
import { subscriberMessages } from '../wording/subscriber-messages'
import { limit, oneLine } from './text'

/** A tag of a subscriber, in lower case. */
export const subscriberTag = v.pipe(
  oneLine({ max: MOST_SUBSCRIBER_TAG, tooLong: subscriberMessages.tag, missing: subscriberMessages.noTag }),
  v.toLowerCase(),
)

export const subscriberTags = v.pipe(
  v.array(subscriberTag),
  v.transform((tags) => [...new Set(tags)]),
  v.maxLength(MOST_SUBSCRIBER_TAGS, subscriberMessages.tags),
)

export const subscriberNote = oneLine({ max: MOST_SUBSCRIBER_NOTE, tooLong: subscriberMessages.note })

/** The id of a list that is brought: 12 lower-case hex digits, which its sender makes. */
export const listId = v.pipe(
  v.string(),
  limit('12 lower-case hex digits.'),
  v.regex(/^[0-9a-f]{12}$/, inputWording.invalid),
)

const column = v.nullish(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_LIST_COLUMNS - 1)),
  null,
)

/** Which column of a list holds what, counted from 0. */
export const listColumns = v.object({
  email: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_LIST_COLUMNS - 1)),
  name: column,
  lastName: column,
  tags: column,
  note: column,
  state: column,
  since: column,
})
