import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { cleanLine } from '../../../schema/rules/clean-text'
import { TEST_LETTERS } from '../../../schema/rules/letter-content'
import { letterTestMessages as messages } from '../../../schema/wording/letter-test-messages'
import { readLetters } from '../../data/newsletter/letter-reader'
import type { NoSender } from '../letter/require-sender'
import { senderOf } from '../newsletter/find-newsletter'
import { storyOfLetter } from '../newsletter/letter/letter-stories'
import { newsletterPath } from '../newsletter/newsletter-path'
import { ownAddressOf } from '../newsletter/subscribe-to-newsletter'
import { emailSettingsPath } from '../notification/unsubscribe-token'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { requireWelcome } from './require-welcome'
import { welcomeContents } from './welcome-contents'

type Parts = Needs<
  'db' | 'keys' | 'pictureKeys' | 'site' | 'operator' | 'browser' | 'session' | 'lockouts' | 'mailer'
>
type NotSent = NoSender | Failure<'BAD_REQUEST' | 'RATE_LIMITED' | 'SERVICE_UNAVAILABLE'>

/**
 * Mails the viewer what new subscribers get, at their own confirmed address alone. Its links lead to their own settings.
 * Rule: docs/rules/newsletters.md, "Welcome mails".
 */
export const sendTestWelcomeLetter = defineUseCase(
  v.object({ welcomeId: entityId }),
  async (parts: Parts, { welcomeId }): Promise<Result<{ sentTo: string }, NotSent>> => {
    const { browser, db, pictureKeys, site, operator } = parts
    const allowed = await requireWelcome(parts, welcomeId)
    if (!allowed.ok) return allowed
    const { sender, newsletter, welcome } = allowed.value
    const { postId } = welcome
    const [post, address, settings] = await Promise.all([
      postId === null ? undefined : storyOfLetter(parts, newsletter, postId),
      ownAddressOf(parts),
      emailSettingsPath(parts, sender.id),
    ])
    if (postId !== null && !post) return fail('NOT_FOUND', messages.noStory, 'welcomeId')
    if (address === undefined) return fail('BAD_REQUEST', messages.noAddress)
    const { most, windowMs } = TEST_LETTERS
    if ((await parts.lockouts.use('test-letters', sender.id, windowMs, most)) > most)
      return fail('RATE_LIMITED', messages.tooMany)
    const { mainOrigin } = browser
    const made = { pictureKeys, site, operator, reader: readLetters(db), mainOrigin }
    const { subject, contentFor } = await welcomeContents(made, newsletter, welcome, post)
    const list = mainOrigin + settings
    try {
      await parts.mailer.send({
        to: address,
        senderName: cleanLine(senderOf(newsletter)),
        subject: cleanLine(messages.testSubject(subject)),
        ...contentFor(true, { leave: list, list, refer: mainOrigin + newsletterPath(newsletter) }),
      })
    } catch (error) {
      console.error(JSON.stringify({ event: 'mail-failed', mail: 'test-welcome', error: String(error) }))
      return fail('SERVICE_UNAVAILABLE', messages.notSent)
    }
    return ok({ sentTo: address })
  },
)
