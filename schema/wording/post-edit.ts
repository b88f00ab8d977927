/** Texts of the page where a story is written. */
export const postEditWording = {
  newTitle: 'New story',
  title: (title: string) => `Editing ${title}`,
  heading: 'Edit story',
  passageOf: (name: string, title: string) => `${name} in “${title}”`,
  passageGone: 'The passage is no longer highlighted for everybody, so your story starts empty.',
  loading: 'Loading the editor…',
} as const
