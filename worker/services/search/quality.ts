/**
 * Whether results show a person and their stories to everybody. Currently that is everybody who has a listed
 * story; suspended people aren't in the index at all. Rule: docs/rules/search.md, "Quality".
 */
export const isHighQualityWriter = (writer: { postCount: number }): boolean => writer.postCount > 0

/**
 * Whether somebody is here only as the author of books: verified as one, and without a listed story. Nobody finds
 * them among people. Rule: docs/rules/search.md, "Quality".
 */
export const isOnlyBookAuthor = (person: { isBookAuthor: number; postCount: number }): boolean =>
  person.isBookAuthor === 1 && person.postCount === 0
