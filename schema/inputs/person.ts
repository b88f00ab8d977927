import * as v from 'valibot'
import { cleanParagraphs } from '../rules/clean-text'
import { MAX_BIO, MAX_NAME } from '../rules/limits'
import { MAX_USERNAME, NO_USERNAME_ENDS, USERNAME_CHARACTERS } from '../rules/username'
import { accountWording } from '../wording/account'
import { inputWording } from '../wording/inputs'
import { atMost, limit, oneLine, opaque } from './text'

/** Nobody types a longer username, in UTF-16 units. */
const LONGEST_TYPED = 200

/** A person's name. Rule: docs/rules/identity.md, "Names". */
export const personName = oneLine({
  max: MAX_NAME,
  tooLong: accountWording.nameTooLong(MAX_NAME),
  missing: accountWording.nameMissing,
})

/** A person's bio. */
export const bio = v.pipe(
  v.string(),
  limit(`At most ${MAX_BIO} characters.`),
  v.transform((text) => cleanParagraphs(text).replace(/[^\S\n]+/g, ' ')),
  atMost(MAX_BIO, accountWording.bioTooLong(MAX_BIO)),
)

/** An existing username as somebody types it: with or without the @, in any case. */
export const typedUsername = v.pipe(
  opaque(LONGEST_TYPED, inputWording.invalid),
  v.transform((text) => text.trim().replace(/^@/, '').toLowerCase()),
)

/** A username that somebody wants. Rule: docs/rules/identity.md, "Usernames". */
export const newUsername = v.pipe(
  typedUsername,
  limit(`1 to ${MAX_USERNAME} of a-z, 0-9, underscores and full stops.`),
  v.maxLength(MAX_USERNAME, accountWording.usernameTooLong(MAX_USERNAME)),
  v.regex(USERNAME_CHARACTERS, accountWording.usernameInvalid),
  v.check((name) => !NO_USERNAME_ENDS.test(name), accountWording.usernameEnds),
)
