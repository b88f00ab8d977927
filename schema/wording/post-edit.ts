/** Texts of the page where a story is written. */
export const postEditWording = {
  newTitle: 'New story',
  title: (title: string) => `Editing ${title}`,
  heading: 'Edit story',
  loading: 'Loading the editor…',
} as const
