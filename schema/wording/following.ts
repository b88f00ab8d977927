/** Texts of the pages around following and muting. */
export const followingWording = {
  title: 'Following',
  titles: {
    people: 'Following: writers',
    publications: 'Following: publications',
    topics: 'Following: topics',
  },
  text: 'The writers, publications and topics whose stories reach you first.',
  navigation: 'Refine your recommendations',
  tabs: {
    people: 'Writers',
    publications: 'Publications',
    topics: 'Topics',
    suggestions: 'Suggestions',
    history: 'Reading history',
    muted: 'Muted',
  },
  none: {
    people: 'You don’t follow any writers yet.',
    publications: 'You don’t follow any publications yet.',
    topics: 'You don’t follow any topics yet.',
  },
  more: {
    people: 'More writers',
    publications: 'More publications',
    topics: 'More topics',
  },
  seeSuggestions: 'See suggestions',
  exploreTopics: 'Explore topics',
  suggestions: {
    title: 'Suggestions',
    text: 'Writers and publications that many people here follow, and that you don’t follow yet.',
    people: 'Writers to follow',
    publications: 'Publications to follow',
    none: 'You follow everybody we could suggest. New writers will appear here.',
  },
  muted: {
    title: 'Muted',
    text: 'You don’t see stories by these writers and publications in your lists. They aren’t told.',
    navigation: 'What you have muted',
    tabs: { authors: 'Writers', publications: 'Publications' },
    none: {
      authors: 'You haven’t muted any writers. You can mute somebody on their profile.',
      publications: 'You haven’t muted any publications. You can mute one on its page.',
    },
  },
  feed: {
    title: 'Your feeds',
    titleOf: (name: string) => `Stories from ${name}`,
    navigation: 'What you follow',
    unread: 'New stories',
    none: 'Nothing has been published here yet.',
    manage: 'Manage what you follow',
  },
  followers: {
    title: (name: string) => `Followers of ${name}`,
    none: (name: string) => `Nobody follows ${name} yet.`,
    more: 'More followers',
  },
  following: {
    title: (name: string) => `Who ${name} follows`,
    none: (name: string) => `${name} doesn’t follow anybody yet.`,
    more: 'Show more',
  },
} as const
