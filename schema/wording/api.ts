import type { TokenScope } from '../rules/access-tokens'
import { countOf } from './counts'

/** What programs are told that use the API. */
export const apiWording = {
  missing: 'Send an access token: “Authorization: Bearer …”.',
  invalid: 'The access token isn’t valid: it was revoked, has expired, or isn’t one of ours.',
  tooOften: 'The access token is used too often. Try again in a few minutes.',
  needs: (scope: TokenScope) => `This needs a token with the scope ${scope}.`,
  wrongMethod: (allowed: string) => `This address allows only ${allowed}.`,
  format: 'contentFormat is html or markdown.',
  content: (most: number) => `Send a text of 1 to ${countOf(most, 'character')} as content.`,
  title: (most: number) => `Send a title of 1 to ${countOf(most, 'character')}.`,
  status: 'publishStatus is public, draft or unlisted.',
  notUnlisted: 'A story in a publication is public or a draft.',
  license: 'That isn’t one of the licences.',
  key: (most: number) => `Idempotency-Key has 1 to ${countOf(most, 'character')}.`,
  json: 'Send JSON in UTF-8, with the Content-Type application/json.',
  image: 'Send multipart/form-data with a picture as image.',
  noPerson: 'There’s no person with that id whom this token belongs to.',
  noPublication: 'There’s no publication with that id.',
} as const
