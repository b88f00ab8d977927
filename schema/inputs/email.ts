import * as v from 'valibot'
import { MAX_EMAIL, normalizedEmail } from '../rules/email'
import { keptBy, limit } from './text'

/** An email address, in the form in which it is stored. Rule: docs/rules/identity.md, "Addresses". */
export const emailAddress = (message: string) =>
  v.pipe(v.string(), limit(`At most ${MAX_EMAIL} characters.`), keptBy(normalizedEmail, message))
