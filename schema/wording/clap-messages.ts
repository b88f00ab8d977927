import { MAX_CLAPS } from '../rules/limits'
import { countOf } from './counts'

/** What clapping says when it is refused. */
export const clapMessages = {
  signInFirst: 'Sign in first.',
  suspended: 'A suspended account can’t clap.',
  ownStory: 'You can’t clap for your own story.',
  ownList: 'You can’t clap for your own list.',
  noPost: 'This story isn’t there any more.',
  noCatalog: 'This list isn’t there any more.',
  count: `Clap between 0 and ${countOf(MAX_CLAPS, 'time')}.`,
} as const
