import { welcomeMessages } from '../../../schema/wording/welcome-messages'
import { type WelcomeLetter, welcomeById } from '../../data/welcome/queries'
import { type NoSender, requireSender } from '../letter/require-sender'
import type { Newsletter } from '../newsletter/find-newsletter'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { fail, ok, type Result } from '../result'

/** Somebody who changes what new subscribers get. */
interface Welcoming {
  sender: Person
  newsletter: Newsletter
  welcome: WelcomeLetter
}

/** The viewer and a mail for new subscribers, if they may send letters of its newsletter. */
export async function requireWelcome(
  parts: Needs<'db' | 'session' | 'browser'>,
  id: string,
): Promise<Result<Welcoming, NoSender>> {
  const welcome = await parts.db.first(welcomeById, id)
  if (!welcome) return fail('NOT_FOUND', welcomeMessages.gone, 'welcomeId')
  const allowed = await requireSender(parts, welcome.newsletterId, welcomeMessages.notYours)
  return allowed.ok ? ok({ ...allowed.value, welcome }) : allowed
}
