/** Others who offer something like it, in the order of the table's columns. */
export const PLATFORMS = ['Medium', 'Substack', 'Ghost'] as const

/** What the sites of a row offer: this one, then the others in their order. */
export interface PlatformRow {
  title: string
  own: string
  others: readonly [medium: string, substack: string, ghost: string]
}

const ARCHIVE: PlatformRow = {
  title: 'Bringing your archive along',
  own: 'All of it at once: files from Medium, Substack, Ghost and WordPress, or Markdown',
  others: [
    'One story at a time, by its link',
    'All of it, from Medium, WordPress, Ghost and others',
    'All of it, from Medium, Substack, WordPress and others',
  ],
}

const SHARED: readonly PlatformRow[] = [
  {
    title: 'Taking it with you again',
    own: 'Markdown and HTML, with the pictures',
    others: ['HTML', 'HTML, with a list of subscribers', 'JSON'],
  },
  {
    title: 'What publishing costs',
    own: 'Nothing',
    others: ['Nothing', 'Nothing', 'A monthly fee, or a server of your own'],
  },
  {
    title: 'Your own domain',
    own: 'Yes, for a profile or a publication',
    others: ['Yes, for members', 'Yes, for a single fee', 'Yes'],
  },
  {
    title: 'Readers who come across you',
    own: 'By topics, lists and search',
    others: ['By topics, lists and search', 'By its app and its network', 'By the social web'],
  },
  {
    title: 'Stories by email',
    own: 'A notice, to followers who want it',
    others: ['The story, to subscribers', 'The story, to subscribers', 'The story, to members'],
  },
  {
    title: 'Open source',
    own: 'Yes, under the MIT licence',
    others: ['No', 'No', 'Yes, under the MIT licence'],
  },
]

/** What readers pay, and to whom. */
const PAID: PlatformRow['others'] = [
  'Readers pay Medium, which shares with those in its Partner Program',
  'Readers subscribe to you, and Substack keeps 10%',
  'Readers subscribe to you, and Ghost keeps nothing',
]

/** Texts of the table that compares the site with others. */
export const platformsWording = {
  id: 'others',
  heading: 'Beside the others',
  text: 'They are good at what they do, and some of it isn’t to be had here. This is what is publicly known of each, as of November 2026.',
  caption: (product: string) => `${product}, ${PLATFORMS.slice(0, -1).join(', ')} and ${PLATFORMS.at(-1)}`,
  feature: 'What it is about',
  first: ARCHIVE,
  rows: SHARED,
  /** How writers are paid. */
  paid: {
    title: 'Money from readers',
    own: (product: string) => `Members pay ${product}; writers aren’t paid at present`,
    ownWithEarnings: (product: string) => `Members pay ${product}, which shares with those in its programme`,
    others: PAID,
  },
  note: 'Something has changed?',
} as const
