import type { TokenScope } from '../rules/access-tokens'

/** What programs are told that use the API. */
export const apiWording = {
  missing: 'Send an access token: “Authorization: Bearer …”.',
  invalid: 'The access token isn’t valid: it was revoked, has expired, or isn’t one of ours.',
  tooOften: 'The access token is used too often. Try again in a few minutes.',
  needs: (scope: TokenScope) => `This needs a token with the scope ${scope}.`,
  wrongMethod: (allowed: string) => `This address allows only ${allowed}.`,
  noPerson: 'There’s no person with that id whom this token belongs to.',
  noPublication: 'There’s no publication with that id.',
} as const
