/**
 * Whether results show a person and their stories to everybody: one who has a listed story or a verified mobile number;
 * suspended people aren't in the index at all. Rule: docs/rules/search.md, "Quality".
 */
export const isHighQualityWriter = (writer: {
  postCount: number
  mobileVerifiedAt: number | null
}): boolean => writer.postCount > 0 || writer.mobileVerifiedAt !== null

/**
 * Whether somebody is here only as the author of books: verified as one, and without a listed story. Nobody finds
 * them among people. Rule: docs/rules/search.md, "Quality".
 */
export const isOnlyBookAuthor = (person: { isBookAuthor: number; postCount: number }): boolean =>
  person.isBookAuthor === 1 && person.postCount === 0
