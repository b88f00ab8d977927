import * as v from 'valibot'
import { MAX_TAG_NAME, MAX_TOPIC_DESCRIPTION } from '../rules/limits'
import { topicEditWording } from '../wording/topic-edit'
import { atMost, limit } from './text'

/** One line without the space around it. */
const line = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The name of a topic, as readers see it. */
export const topicName = v.pipe(
  v.string(),
  limit(`1 to ${MAX_TAG_NAME} characters, one line.`),
  v.transform(line),
  v.nonEmpty(topicEditWording.nameMissing),
  atMost(MAX_TAG_NAME, topicEditWording.nameTooLong(MAX_TAG_NAME)),
)

/** A sentence on what a topic is about. */
export const topicDescription = v.pipe(
  v.string(),
  limit(`At most ${MAX_TOPIC_DESCRIPTION} characters, one line.`),
  v.transform(line),
  atMost(MAX_TOPIC_DESCRIPTION, topicEditWording.descriptionTooLong(MAX_TOPIC_DESCRIPTION)),
)
