/**
 * Whether results show a person and their stories to everybody. Currently that is everybody who has a listed
 * story; suspended people aren't in the index at all. Rule: docs/rules/search.md, "Quality".
 */
export const isHighQualityWriter = (writer: { postCount: number }): boolean => writer.postCount > 0
