import { countOf } from './counts'
import { exactCount } from './formats'

/** Texts of the pages on which staff looks after a topic. */
export const topicEditWording = {
  navigation: 'Looking after this topic',
  edit: 'Words',
  addPosts: 'Stories',
  editTitle: (name: string) => `Edit the topic ${name}`,
  addTitle: (name: string) => `Add stories to ${name}`,
  name: 'Name',
  nameHint: 'As readers see it. The address stays as it is.',
  nameMissing: 'A topic needs a name.',
  nameTooLong: (most: number) => `A name has at most ${countOf(most, 'character')}.`,
  description: 'Description',
  descriptionHint: 'A sentence on what it is about.',
  descriptionTooLong: (most: number) => `A description has at most ${countOf(most, 'character')}.`,
  descriptionCount: (is: number, most: number) => `${exactCount(is)} of ${countOf(most, 'character')}`,
  featured: 'Among the popular topics',
  featuredHint: 'It is offered on the front page, when somebody signs up, and at the top of all topics.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'The topic is saved.',
  story: 'Story',
  storyHint: 'The address or the id of a published story that belongs here.',
  storyMissing: 'This is neither the address nor the id of a story.',
  noStory: 'There is no published story with this address.',
  full: (most: number) =>
    `This story has ${countOf(most, 'topic')} already, which is as many as it may have.`,
  add: 'Add story',
  adding: 'Adding…',
  added: 'The story is added.',
  addNote: 'Its writer can take it out again the next time they save it.',
  latest: 'In this topic',
  noStories: 'There are no stories on this topic yet.',
  view: 'See the topic',
} as const
