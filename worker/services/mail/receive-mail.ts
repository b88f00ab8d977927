import { receivedMail as words } from '../../../schema/wording/received-mail'
import { subscriberById } from '../../data/newsletter/queries'
import { leaving } from '../newsletter/leaving'
import type { JobNeeds } from '../parts'
import { namedAddress } from '../story-mail/address'
import { type StoryMailParts, takeStory } from '../story-mail/take-story'
import { forwardReply } from './forward-reply'
import { type ReceivedMail, readMail } from './read-mail'
import { type MailReport, readReport } from './read-report'
import { addressWithin, openAddress, type SignedAddress } from './signed-address'
import { takeMailEvent } from './take-mail-event'

type Parts = Parameters<typeof forwardReply>[0] & JobNeeds<'keys' | 'replyDomain'> & StoryMailParts

/**
 * Takes what a server says of a letter to one recipient. Only whoever has that letter, or its server, knows the address that
 * was signed for it. A second report of the same kind does nothing.
 */
async function takeReport(
  parts: Parts,
  { kind, original }: MailReport,
  to: SignedAddress | undefined,
): Promise<void> {
  const about = to ?? (await addressWithin(parts, original))
  const subscriber = about && (await parts.db.first(subscriberById, about.subscriberId))
  if (kind === undefined || !about || !subscriber) return
  const { letterId: letter, subscriberId } = about
  const event = {
    id: `${kind} ${letter} ${subscriberId}`,
    kind,
    email: subscriber.email,
    tags: { letter, subscriber: subscriberId },
  }
  if ((await takeMailEvent(parts, event)) === 'early') throw new Error('The letter isn’t settled yet')
}

/**
 * Takes a mail that was sent to one of our addresses: a writer's story, one that ends a subscription, a reply, or what a
 * server says of a mail of ours. Rules: docs/rules/story-mail.md; docs/rules/newsletters.md, "Replies"; docs/rules/mail.md,
 * "What comes back".
 *
 * @returns why it isn't taken, for the server that has brought it.
 * @throws if it may be taken later: the server brings it again.
 */
export async function receiveMail(
  parts: Parts,
  { from, to, raw }: ReceivedMail,
): Promise<string | undefined> {
  const writer = namedAddress(to, parts.replyDomain)
  if (writer) {
    const story = await readMail(raw, 'arraybuffer')
    return story ? takeStory(parts, writer, story, from) : words.refused.unreadable
  }
  const address = await openAddress(parts, to)
  if (address?.kind === 'out') {
    await parts.db.write(leaving(address.subscriberId, address.letterId, parts.clock.now()))
    return undefined
  }
  const mail = await readMail(raw)
  if (!mail) return words.refused.unreadable
  const report = readReport(mail)
  if (report) {
    await takeReport(parts, report, address)
    return undefined
  }
  return address ? forwardReply(parts, address, mail, from) : words.refused.nobody
}
