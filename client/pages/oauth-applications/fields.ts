import { nonEmpty, object, optional, pipe, string, trim } from 'valibot'
import { oauthApplicationsWording } from '../../../schema/wording/oauth-applications'

const { form: wording } = oauthApplicationsWording

/** What a form about an application holds. */
export const APPLICATION = object({
  name: pipe(string(), trim(), nonEmpty(wording.nameMissing)),
  description: string(),
  website: pipe(string(), trim(), nonEmpty(wording.websiteMissing)),
  redirects: pipe(string(), trim(), nonEmpty(wording.redirectsMissing)),
  isPublic: optional(string()),
})

/** The addresses of a text, one on each line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
