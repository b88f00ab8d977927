import { compactCountOf, countOf, exactCount, pluralOf } from './counts'

const stories = (n: number) => countOf(n, 'story', 'stories')

/** Texts of the viewer's own stories. */
export const yourStoriesWording = {
  title: 'Your stories',
  text: 'Everything you have written, from the first draft to the trash.',
  about: 'Selecting stories',
  aboutText:
    'Select several stories to deal with all of them at once. Hold Shift to select everything between two, and press Escape to start over.',
  write: 'Write a story',
  series: 'Your series',
  bring: 'Import stories',
  filters: {
    label: 'Kinds of stories',
    drafts: 'Drafts',
    scheduled: 'Scheduled',
    public: 'Published',
    responses: 'Responses',
    unlisted: 'Unlisted',
    mailed: 'By email',
    deleted: 'Deleted',
  },
  tab: (name: string, n: number) => (n === 0 ? name : `${name} ${exactCount(n)}`),
  search: 'Search your stories',
  find: 'Search',
  forget: 'Clear the search',
  found: (search: string) => `Stories with “${search}” in the title or the first lines.`,
  sort: 'Sort by',
  orders: { NEWEST: 'Newest', OLDEST: 'Oldest', LONGEST: 'Longest', MOST_POPULAR: 'Most claps' },
  ordersScheduled: { NEWEST: 'Soonest', OLDEST: 'Latest' },
  none: {
    drafts: 'No drafts. What you begin to write is kept here until you publish it.',
    scheduled:
      'Nothing is scheduled. Choose a time when you publish a story, and it’ll come out automatically.',
    public: 'You haven’t published a story yet.',
    responses: 'You haven’t responded to a story yet.',
    unlisted: 'No unlisted stories. Only people who have the address of such a story find it.',
    mailed: 'No letters by email only. Only those who got such a letter can read it.',
    deleted: 'The trash is empty.',
  },
  notFound: (search: string) => `None of these stories has “${search}” in the title or the first lines.`,
  more: 'More stories',
  untitled: 'Untitled story',
  /** A title that stands in a sentence. */
  named: (title: string) => (title === '' ? 'this story' : `“${title}”`),
  select: (title: string) => `Select ${title === '' ? 'the untitled story' : title}`,
  selectAll: 'Select all on this page',
  selected: (n: number) => `${stories(n)} selected`,
  bar: 'Selected stories',
  unselect: 'Clear the selection',
  menu: (title: string) => `More about ${title === '' ? 'the untitled story' : title}`,
  menuLabel: 'Story',
  edit: 'Edit',
  settings: 'Settings',
  notes: 'Notes',
  stats: 'Stats',
  share: 'Share',
  actions: {
    DELETE: 'Delete',
    RESTORE: 'Restore',
    DELETE_FOREVER: 'Delete forever',
    UNPUBLISH: 'Unpublish',
    UNLIST: 'Unlist',
    LIST: 'Show in lists',
  },
  topics: {
    action: 'Add topics',
    title: (n: number) => (n === 1 ? 'Add topics to this story' : `Add topics to ${stories(n)}`),
    hint: 'Separate topics with commas. A story has five at most; those that it has already stay.',
    cancel: 'Cancel',
    close: 'Close',
    pending: 'Adding…',
    none: 'Type a topic, or choose one.',
    done: (n: number, title: string) =>
      n === 1 ? `${title} has the topics now.` : `${stories(n)} have the topics now.`,
    nothing: 'They have these topics already.',
    undone: 'The topics are as they were.',
  },
  cancelSchedule: 'Cancel the schedule',
  emptyTrash: 'Empty the trash',
  trashHint: 'Stories stay in the trash for 14 days. After that they are deleted for good.',
  daysLeft: (n: number) => (n === 0 ? 'Deleted today' : `${countOf(n, 'day')} left`),
  facts: {
    pinned: 'Pinned',
    edited: 'Last edited',
    published: 'Published',
    comesOut: 'Comes out',
    words: (n: number) => compactCountOf(n, 'word'),
    views: (n: number) => compactCountOf(n, 'view'),
    reads: (n: number) => compactCountOf(n, 'read'),
    claps: (n: number) => compactCountOf(n, 'clap'),
    responses: (n: number) => compactCountOf(n, 'response'),
    respondsTo: 'Response to',
    inPublication: (name: string) => `in ${name}`,
  },
  done: {
    DELETE: (n: number, title: string) =>
      n === 1 ? `${title} is in the trash.` : `${stories(n)} are in the trash.`,
    RESTORE: (n: number, title: string) => (n === 1 ? `${title} is back.` : `${stories(n)} are back.`),
    DELETE_FOREVER: (n: number, title: string) =>
      n === 1 ? `${title} is deleted for good.` : `${stories(n)} are deleted for good.`,
    UNPUBLISH: (n: number, title: string) =>
      n === 1 ? `${title} is a draft again.` : `${stories(n)} are drafts again.`,
    UNLIST: (n: number, title: string) => (n === 1 ? `${title} is unlisted.` : `${stories(n)} are unlisted.`),
    LIST: (n: number, title: string) =>
      n === 1 ? `${title} is in lists again.` : `${stories(n)} are in lists again.`,
  },
  /** Titles of the stories with which it didn't work, and why. */
  failed: (title: string, message: string) => `${title}: ${message}`,
  undo: 'Undo',
  ask: {
    cancel: 'Cancel',
    close: 'Close',
    pending: 'One moment…',
    UNPUBLISH: (n: number, title: string) => `Unpublish ${n === 1 ? title : stories(n)}?`,
    unpublishText:
      'Readers can’t find it any more. Its claps and responses are kept, and you can publish it again.',
    DELETE_FOREVER: (n: number, title: string) => `Delete ${n === 1 ? title : stories(n)} forever?`,
    deleteText: 'The text and all its versions will be deleted. This can’t be undone.',
    EMPTY: (n: number) =>
      n === 1 ? 'Delete the story in your trash forever?' : `Delete all ${stories(n)} in your trash forever?`,
  },
  emptied: 'The trash is empty now.',
  emptiedPartly: (left: number) =>
    `${stories(left)} ${pluralOf(left, { one: 'is', other: 'are' })} still in the trash. Empty it once more.`,
} as const
