import { MOST_WELCOME_LETTERS } from '../../../schema/rules/welcome'
import { type WelcomeLetter, welcomesOfNewsletter } from '../../data/welcome/queries'
import { maySend } from '../letter/own-letters'
import type { Newsletter } from '../newsletter/find-newsletter'
import type { Needs } from '../parts'

/** What new subscribers of a newsletter get, by the day; null for those who may not send its letters. */
export const ownWelcomes = async (
  parts: Needs<'db' | 'viewer'>,
  newsletter: Newsletter,
): Promise<WelcomeLetter[] | null> =>
  (await maySend(parts, newsletter))
    ? parts.db.all(welcomesOfNewsletter, newsletter.id, MOST_WELCOME_LETTERS)
    : null
