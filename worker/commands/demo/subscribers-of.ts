import type { SubscriberRhythm } from '../../../schema/rules/digests'
import { CONFIRM_WITHIN, type SubscriberSource } from '../../../schema/rules/newsletters'
import { DAY, HOUR, MINUTE } from '../../../schema/rules/time-units'
import { newsletterWording } from '../../../schema/wording/newsletter'
import type { insertSubscriber } from '../../data/newsletter/writes'
import { CROWD, passerBy } from './crowd'
import { demoId, plausible } from './ids'
import type { DemoNewsletter } from './newsletters'

type NewSubscriber = Parameters<typeof insertSubscriber>[0]

/** Somebody who gets a newsletter, or did. */
export interface DemoSubscriber extends NewSubscriber {
  id: string
  email: string
  createdAt: number
  leftAt: number | null
  rhythm: SubscriberRhythm
  tags: string[]
}

/** Of a hundred, so many are in a state or below it; the others get letters. */
const SHARES = [
  ['pending', 4],
  ['unsubscribed', 11],
  ['bounced', 13],
  ['complained', 14],
] as const

/** Of a hundred, so many chose a digest a week. */
const WEEKLY = 14

/** Of a hundred without an account, so many came by these or those before; the others were brought. */
const SOURCES = [
  ['page', 55],
  ['form', 80],
] as const

const NOTES = [
  'Wrote to say that the table in the second part was wrong. It was.',
  'Teaches the subject. Asked for the sources.',
  'Came to the reading in October.',
  'Prefers the plain text.',
] as const

/** The first name of a list whose share is above a number. */
const below = <Name extends string>(shares: readonly (readonly [Name, number])[], n: number) =>
  shares.find(([, share]) => n < share)?.[0]

/** One of ten came in the first weeks. */
const AT_ONCE = 10
const AT_FIRST = 20 * DAY

/** Of four, one has an account. */
const WITH_ACCOUNT = 4

/**
 * The subscribers of a newsletter: more of them lately than at first, in all states, some with labels and notes. An address
 * that bounced or complained has done so with one of the letters.
 *
 * @param first how many there are in the newsletters before, so that nobody without an account gets two.
 * @param name what the newsletter is called.
 * @param sentAt when its letters began to go out, the first one first.
 */
export function subscribersOf(
  { id: newsletterId, size, since, tags }: DemoNewsletter,
  { first, name, sentAt, now }: { first: number; name: string; sentAt: readonly number[]; now: number },
): DemoSubscriber[] {
  const consentText = newsletterWording.consent(name)
  return Array.from({ length: size }, (_, i) => {
    const key = `${newsletterId} ${i}`
    const account = i % WITH_ACCOUNT === 0 ? CROWD[(first + i / WITH_ACCOUNT) % CROWD.length] : undefined
    const person = account ?? passerBy(first + i)
    const share = plausible(`when ${key} subscribed`, 0, 10_000) / 10_000
    const came = Math.round(
      i < size / AT_ONCE ? since + share * AT_FIRST : since + (now - DAY - since) * Math.sqrt(share),
    )
    const wanted = below(SHARES, plausible(`state of ${key}`, 0, 100)) ?? 'active'
    const later = sentAt.filter((at) => at > came + DAY)
    const after = later[plausible(`when ${key} left`, 0, Math.max(1, later.length))]
    // Nobody bounces who has never been sent a letter, and accounts have confirmed their addresses.
    const isKept = wanted === 'pending' ? account !== undefined : wanted !== 'active' && after === undefined
    const state = isKept ? 'active' : wanted
    const isPending = state === 'pending'
    const createdAt = isPending ? now - plausible(`when ${key} was asked`, 1, 100) * HOUR : came
    const source: SubscriberSource = account
      ? 'account'
      : (below(SOURCES, plausible(`source of ${key}`, 0, 100)) ?? 'import')
    const hasLeft = state !== 'active' && !isPending
    return {
      id: demoId('subscriber', key),
      newsletterId,
      email: person.email ?? '',
      userId: account?.id ?? null,
      state,
      source: isPending ? 'page' : source,
      createdAt,
      askedAt: hasLeft ? 0 : createdAt,
      consentedAt: isPending ? null : createdAt + 7 * MINUTE,
      consentText,
      // Whoever bounced or complained did so with a letter.
      rhythm: !hasLeft && plausible(`rhythm of ${key}`, 0, 100) < WEEKLY ? 'weekly' : 'each',
      leftAt: hasLeft && after !== undefined ? after + 5 * MINUTE : null,
      expiresAt: isPending ? createdAt + CONFIRM_WITHIN : null,
      name: account ? '' : person.name,
      nameKey: account ? '' : person.name.toLowerCase(),
      note:
        plausible(`note on ${key}`, 0, 24) === 0
          ? (NOTES[plausible(`words of the note on ${key}`, 0, NOTES.length)] ?? '')
          : '',
      tags: tags.filter((tag) => plausible(`${key} is ${tag}`, 0, 100) < 16),
    }
  })
}
