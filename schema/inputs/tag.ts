import * as v from 'valibot'
import { MAX_TAG_NAME, MAX_TOPIC_DESCRIPTION } from '../rules/limits'
import { MAX_SLUG } from '../rules/slug'
import { topicEditWording } from '../wording/topic-edit'
import { oneLine } from './text'

/** The name of a topic, as readers see it. */
export const topicName = oneLine({
  max: MAX_TAG_NAME,
  tooLong: topicEditWording.nameTooLong(MAX_TAG_NAME),
  missing: topicEditWording.nameMissing,
})

/** A sentence on what a topic is about. */
export const topicDescription = oneLine({
  max: MAX_TOPIC_DESCRIPTION,
  tooLong: topicEditWording.descriptionTooLong(MAX_TOPIC_DESCRIPTION),
})

/** The slug of a topic as somebody types it, in any case. */
export const typedTopicSlug = v.pipe(
  oneLine({
    max: MAX_SLUG,
    tooLong: topicEditWording.merge.intoMissing,
    missing: topicEditWording.merge.intoMissing,
  }),
  v.toLowerCase(),
)
