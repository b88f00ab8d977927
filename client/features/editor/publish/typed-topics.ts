import { check, pipe, string, transform } from 'valibot'
import { MAX_TAG_NAME, MAX_TAGS } from '../../../../schema/rules/limits'
import { slugOfTag } from '../../../../schema/rules/tag-slug'
import { storyInputWording } from '../../../../schema/wording/story-input'
import { topicsIn } from './topics'

const isTopic = (name: string): boolean => name.length <= MAX_TAG_NAME && slugOfTag(name) !== ''

/** The topics that a field names, between commas. */
export const typedTopics = pipe(
  string(),
  transform(topicsIn),
  check((names) => names.length <= MAX_TAGS, storyInputWording.tooManyTags),
  check((names) => names.every(isTopic), storyInputWording.tag),
)
