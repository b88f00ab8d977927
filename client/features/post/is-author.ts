/** A story with those who wrote it. */
export interface Written {
  id: string
  creator: { id: string }
  coAuthors: readonly { id: string }[]
}

/** Whether somebody wrote a story, alone or with others. */
export const isAuthor = (viewer: { id: string } | null, { creator, coAuthors }: Written): boolean =>
  viewer !== null && [creator, ...coAuthors].some(({ id }) => id === viewer.id)
