/** Longer addresses lead nowhere (docs/rules/identity.md, "Redirects"), so nobody needs to keep them. */
const LONGEST = 2048

/** Where somebody wants to go, as it goes along with a grant; checked when it is used. */
export const keptRedirect = (redirect: string | null | undefined): string | null =>
  redirect && redirect.length <= LONGEST ? redirect : null
