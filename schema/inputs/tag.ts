import { MAX_TAG_NAME, MAX_TOPIC_DESCRIPTION } from '../rules/limits'
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
