import * as v from 'valibot'
import { MAX_EMAIL, normalizedEmail } from '../rules/email'
import { keptBy, limit } from './text'

/** An address of mail, in the form in which it is kept. Rule: docs/rules/identity.md, "Addresses". */
export const emailAddress = (message: string) =>
  v.pipe(v.string(), limit(`At most ${MAX_EMAIL} characters.`), keptBy(normalizedEmail, message))
