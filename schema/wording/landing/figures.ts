/** What the figures of landing pages show, and what stands on the buttons in them. */
export const landingFiguresWording = {
  story: (title: string, name: string) => `“${title}” by ${name}, as its readers see it.`,
  read: 'Read the story',
  /** Where the story in a figure was published, in its byline. */
  inPublication: (name: string) => `in ${name}`,
  editor: 'The editor. A slash at the start of a line offers whatever a story can hold.',
  publish: 'Publish…',
  publication: (name: string) => `${name}, as its readers find it.`,
  visit: 'Visit the publication',
  follow: 'Follow',
} as const
