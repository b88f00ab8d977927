/** Texts of what other sites show of ours. */
export const embeddingWording = {
  title: (story: string, writers: string) => `${story}, by ${writers}`,
  writers: (names: readonly string[]) => names.join(', '),
  readOn: (product: string) => `Read on ${product}`,
  code: 'Code for your own site',
  storyHint: 'Paste it into a page to show a card of this story there.',
  badge: {
    follow: (product: string) => `Follow on ${product}`,
    subscribe: (product: string) => `Subscribe on ${product}`,
  },
  badges: {
    title: 'Badges',
    text: 'Paste one into a page of your own site. It is a link with a picture, without script, and tells us nothing of who visits your page.',
    follow: 'A badge that leads to your profile',
    subscribe: 'A badge that leads to your newsletter',
    followAlt: (name: string, product: string) => `Follow ${name} on ${product}`,
    subscribeAlt: (name: string, product: string) => `Subscribe to ${name} on ${product}`,
  },
  unknown: 'There is no story, list, person or publication of this site at that address.',
  onlyJson: 'Answers are JSON only.',
  input:
    'Give the address of a page of this site as url; maxwidth and maxheight are whole numbers of pixels.',
} as const
