import { testLetter } from '../../../schema/inputs/test-letter'
import { SEED_TESTS } from '../../../schema/rules/letter-content'
import { letterTestMessages as tests } from '../../../schema/wording/letter-test-messages'
import { newsletterSenderMessages as messages } from '../../../schema/wording/newsletter-sender-messages'
import { readLetters } from '../../data/newsletter/letter-reader'
import { letterMail, linksFor } from '../letter/letter-mail'
import { type NoSender, requireSender } from '../letter/require-sender'
import { senderOf } from '../newsletter/find-newsletter'
import { forRecipient } from '../newsletter/letter/for-recipient'
import { storyOfLetter } from '../newsletter/letter/letter-stories'
import { renderLetter } from '../newsletter/letter/render-letter'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { ownSenderOf } from './own-sender'
import { seedsOf } from './seeds'

type Parts = Needs<
  | 'db'
  | 'keys'
  | 'pictureKeys'
  | 'site'
  | 'operator'
  | 'browser'
  | 'session'
  | 'lockouts'
  | 'mailer'
  | 'newId'
>
type NotSent = NoSender | Failure<'NOT_FOUND' | 'CONFLICT' | 'RATE_LIMITED' | 'SERVICE_UNAVAILABLE'>

/**
 * Sends a letter as everybody would get it to the subscribers who are there for that: the writer's own addresses. Rule:
 * docs/rules/newsletters.md, "Seed tests".
 */
export const sendSeedTest = defineUseCase(
  testLetter,
  async (
    parts: Parts,
    { newsletterId, postId, subject, preheader },
  ): Promise<Result<{ sentCount: number }, NotSent>> => {
    const { db, keys, pictureKeys, site, operator, lockouts, mailer, newId } = parts
    const allowed = await requireSender(parts, newsletterId)
    if (!allowed.ok) return allowed
    const { newsletter } = allowed.value
    const [post, seeds, senderAddress] = await Promise.all([
      storyOfLetter(parts, newsletter, postId),
      seedsOf(parts, newsletterId),
      ownSenderOf(parts, newsletter),
    ])
    if (!post) return fail('NOT_FOUND', messages.noStory, 'postId')
    if (seeds.length === 0) return fail('CONFLICT', messages.noSeeds)
    const { most, windowMs } = SEED_TESTS
    if ((await lockouts.use('seed-tests', newsletterId, windowMs, most)) > most)
      return fail('RATE_LIMITED', messages.tooMany)
    const { mainOrigin } = parts.browser
    const rendered = await renderLetter(
      { reader: readLetters(db), pictureKeys, site, operator, mainOrigin },
      // Nobody gets more of a story in this way than everybody can read.
      { newsletter, post, subject, preheader, part: 'preview' },
    )
    const letter = {
      id: newId(),
      newsletterId,
      subject: tests.testSubject(subject),
      senderName: senderOf(newsletter),
      senderAddress: senderAddress ?? null,
    }
    const outcomes = await Promise.allSettled(
      seeds.map(async (seed) => {
        const links = await linksFor({ keys, mainOrigin }, newsletter, seed)
        const content = forRecipient(rendered, links)
        // What comes back of it is about its address alone, since it is no letter of the newsletter.
        const {
          tags: _tags,
          key: _key,
          ...mail
        } = letterMail({ letter, replyTo: undefined }, seed, content, links)
        await mailer.send(mail)
      }),
    )
    const sentCount = outcomes.filter(({ status }) => status === 'fulfilled').length
    return sentCount === 0 ? fail('SERVICE_UNAVAILABLE', messages.notSent) : ok({ sentCount })
  },
)
