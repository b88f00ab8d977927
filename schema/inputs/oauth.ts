import * as v from 'valibot'
import { cleanLine } from '../rules/clean-text'
import {
  MAX_APPLICATION_DESCRIPTION,
  MAX_APPLICATION_NAME,
  MAX_OAUTH_VALUE,
  MAX_REDIRECTS,
  mayRedirectTo,
} from '../rules/oauth'
import { oauthWording as wording } from '../wording/oauth'
import { oneLine, opaque } from './text'

const badName = wording.name(MAX_APPLICATION_NAME)
export const applicationName = oneLine({ max: MAX_APPLICATION_NAME, tooLong: badName, missing: badName })

/** The name that a program gives itself: cut if it is too long, since nobody is there to shorten it. */
const registeredName = v.pipe(
  opaque(MAX_OAUTH_VALUE, badName),
  v.transform((name) => [...cleanLine(name)].slice(0, MAX_APPLICATION_NAME).join('').trim()),
)

export const applicationDescription = oneLine({
  max: MAX_APPLICATION_DESCRIPTION,
  tooLong: wording.description(MAX_APPLICATION_DESCRIPTION),
})

/** An address has no other signs: browsers encode them, and what people are shown is what was sent. */
const WRITTEN = /^[!-~]*$/

/** The application's own page. */
export const applicationWebsite = v.pipe(
  opaque(MAX_OAUTH_VALUE, wording.website),
  v.trim(),
  v.regex(WRITTEN, wording.website),
  v.check((address) => URL.parse(address)?.protocol === 'https:', wording.website),
  v.description('The application’s own page, over https.'),
)

/** Where it may be led back to. Which addresses it may have depends on where it runs. */
export const applicationRedirects = v.pipe(
  v.array(
    v.pipe(
      opaque(MAX_OAUTH_VALUE, wording.redirect),
      v.trim(),
      v.nonEmpty(wording.redirect),
      v.regex(WRITTEN, wording.redirect),
    ),
  ),
  v.nonEmpty(wording.redirects(MAX_REDIRECTS)),
  v.maxLength(MAX_REDIRECTS, wording.redirects(MAX_REDIRECTS)),
  v.transform((addresses) => [...new Set(addresses)]),
  v.description('Where the application may lead people back to: 1 to 10 addresses.'),
)

/**
 * What is read of a program's registration (RFC 7591). Whatever else it asks for is answered with what it gets, as the
 * protocol lets a server do; a website that can't be shown is left out.
 */
export const registration = v.object({
  client_name: v.optional(registeredName, ''),
  client_uri: v.fallback(v.optional(applicationWebsite, ''), ''),
  redirect_uris: v.pipe(
    applicationRedirects,
    v.check((addresses) => addresses.every((address) => mayRedirectTo(address, true)), wording.redirect),
  ),
  grant_types: v.optional(
    v.pipe(v.array(v.string()), v.includes('authorization_code', wording.errors.invalid_client_metadata)),
    ['authorization_code'],
  ),
  response_types: v.optional(
    v.pipe(v.array(v.string()), v.includes('code', wording.errors.invalid_client_metadata)),
    ['code'],
  ),
})
export type Registration = v.InferOutput<typeof registration>
