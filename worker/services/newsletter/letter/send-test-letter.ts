import { testLetter } from '../../../../schema/inputs/test-letter'
import { cleanLine } from '../../../../schema/rules/clean-text'
import { TEST_LETTERS } from '../../../../schema/rules/letter-content'
import { letterTestMessages as messages } from '../../../../schema/wording/letter-test-messages'
import { readLetters } from '../../../data/newsletter/letter-reader'
import { ownSenderOf } from '../../newsletter-sender/own-sender'
import type { Needs } from '../../parts'
import { actorOf } from '../../policies/actor'
import { can } from '../../policies/can'
import { type Failure, fail, ok, type Result } from '../../result'
import { defineUseCase } from '../../use-case'
import { findNewsletter, senderOf } from '../find-newsletter'
import { ownAddressOf } from '../subscribe-to-newsletter'
import { newsletterThing } from './leaders'
import { storyOfLetter } from './letter-stories'
import { onOneLine } from './plain-text'
import { proofLetter } from './proof-letter'

type Parts = Needs<
  'db' | 'keys' | 'pictureKeys' | 'site' | 'operator' | 'browser' | 'session' | 'lockouts' | 'mailer'
>
type NotSent = Failure<
  'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'BAD_REQUEST' | 'RATE_LIMITED' | 'SERVICE_UNAVAILABLE'
>

/**
 * Mails a letter to the viewer as its subscribers would get it, at their own confirmed address alone. Rule:
 * docs/rules/newsletters.md, "Preparing a letter".
 */
export const sendTestLetter = defineUseCase(
  testLetter,
  async (
    parts: Parts,
    { newsletterId, postId, subject, preheader },
  ): Promise<Result<{ sentTo: string }, NotSent>> => {
    const { browser, db } = parts
    const [session, newsletter] = await Promise.all([parts.session(), findNewsletter(parts, newsletterId)])
    const actor = actorOf(session, browser.mainOrigin)
    if (!actor) return fail('UNAUTHORIZED', messages.signIn)
    if (!newsletter) return fail('NOT_FOUND', messages.noNewsletter, 'newsletterId')
    if (!can(actor, 'send', await newsletterThing(parts, newsletter)))
      return fail('FORBIDDEN', messages.notYours)
    const [post, address] = await Promise.all([storyOfLetter(parts, newsletter, postId), ownAddressOf(parts)])
    if (!post) return fail('NOT_FOUND', messages.noStory, 'postId')
    if (address === undefined) return fail('BAD_REQUEST', messages.noAddress)
    const { most, windowMs } = TEST_LETTERS
    if ((await parts.lockouts.use('test-letters', actor.id, windowMs, most)) > most)
      return fail('RATE_LIMITED', messages.tooMany)
    const { keys, pictureKeys, site, operator } = parts
    const made = {
      keys,
      pictureKeys,
      site,
      operator,
      reader: readLetters(db),
      mainOrigin: browser.mainOrigin,
    }
    const { html, text } = await proofLetter(made, { newsletter, post, subject, preheader }, actor.id)
    const senderAddress = await ownSenderOf(parts, newsletter)
    try {
      await parts.mailer.send({
        to: address,
        senderName: cleanLine(senderOf(newsletter)),
        ...(senderAddress === undefined ? {} : { senderAddress }),
        subject: onOneLine(messages.testSubject(subject)),
        html,
        text,
      })
    } catch (error) {
      console.error(JSON.stringify({ event: 'mail-failed', mail: 'test-letter', error: String(error) }))
      return fail('SERVICE_UNAVAILABLE', messages.notSent)
    }
    return ok({ sentTo: address })
  },
)
