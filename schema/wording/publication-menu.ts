/** Texts of the menu with which owners and editors manage a publication. */
export const publicationMenuWording = {
  open: 'Manage',
  label: (name: string) => `Manage ${name}`,
  write: 'Write a story',
  stories: 'Stories',
  inbox: 'Editor inbox',
  featured: 'Featured stories',
  newsletter: 'Newsletter',
  stats: 'Stats',
  followers: 'Followers',
  settings: 'Settings',
  info: 'Info & Homepage',
  submission: 'Submission',
  navigation: 'Navigation',
  subpages: 'Subpages',
  about: 'About',
  people: 'People',
} as const
