import { MAX_VERSION_NAME } from '../rules/drafts'
import { MAX_LISTED_TITLE, MAX_SUBTITLE, MAX_TAGS, MAX_TITLE } from '../rules/limits'
import { countOf } from './counts'

/** Why a story can't be saved. */
export const storyInputWording = {
  title: 'Give the story a title before you publish it.',
  longTitle: `A title can be up to ${countOf(MAX_TITLE, 'character')} long.`,
  longListTitle: `A title in lists can be up to ${countOf(MAX_LISTED_TITLE, 'character')} long.`,
  longSubtitle: `A subtitle can be up to ${countOf(MAX_SUBTITLE, 'character')} long.`,
  tag: 'Each topic needs a name, and can be chosen only once.',
  tooManyTags: `A story can have up to ${countOf(MAX_TAGS, 'topic')}.`,
  date: 'Choose when the story is to be published.',
  body: 'This isn’t the text of a story.',
  address: 'This isn’t a web address.',
  noPicture: 'This picture isn’t in your story any more. Choose another one.',
  gone: 'This story no longer exists, or you can’t change it any more.',
  longVersionName: `The name of a version can be up to ${countOf(MAX_VERSION_NAME, 'character')} long.`,
  unlistedDraft: 'Only a published story can be unlisted.',
  outdated: 'Somebody else has changed this story in the meantime.',
} as const
