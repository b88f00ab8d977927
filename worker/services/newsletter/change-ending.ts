import type { PublicationAct } from '../../../schema/rules/collection-acts'
import { newsletterMessages } from '../../../schema/wording/newsletter-messages'
import { isNoLeader } from '../../data/collection/settings'
import type { Statement } from '../../data/database'
import { fail, ok, type Result } from '../result'
import { findKeptNewsletter, isOn, type Newsletter } from './find-newsletter'
import { type EndingParts, type NotEnded, requireEnder } from './require-ender'
import { writeChange } from './write-change'

/** Ends a newsletter or brings it back, unless that was done already. */
export async function changeEnding(
  parts: EndingParts,
  newsletterId: string,
  wantsOn: boolean,
  action: PublicationAct,
  statements: (newsletter: Newsletter) => readonly Statement[],
): Promise<Result<Newsletter, NotEnded>> {
  const allowed = await requireEnder(parts, newsletterId)
  if (!allowed.ok) return allowed
  const { ender, newsletter } = allowed.value
  if (isOn(newsletter) === wantsOn) return ok(newsletter)
  try {
    await writeChange(parts, ender, newsletter, {
      action,
      detail: newsletter.name,
      statements: statements(newsletter),
    })
  } catch (error) {
    if (!isNoLeader(error)) throw error
    return fail('FORBIDDEN', newsletterMessages.notYours)
  }
  const after = await findKeptNewsletter(parts, newsletterId)
  return after ? ok(after) : fail('NOT_FOUND', newsletterMessages.notThere, 'newsletterId')
}
