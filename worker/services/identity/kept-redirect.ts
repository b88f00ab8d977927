/** Longer addresses lead nowhere (docs/rules/identity.md, "Redirects"), so they aren't stored. */
const LONGEST = 2048

/** Where somebody wants to go, stored with a grant; checked when it is used. */
export const keptRedirect = (redirect: string | null | undefined): string | null =>
  redirect && redirect.length <= LONGEST ? redirect : null
