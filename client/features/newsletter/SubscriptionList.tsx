import { FIRST_NEWSLETTER } from '../../../schema/rules/newsletters'
import { digestWording } from '../../../schema/wording/digest'
import { nameOfDay } from '../../../schema/wording/formats'
import { mailSettingsWording as wording } from '../../../schema/wording/mail-settings'
import { unsubscribeWording } from '../../../schema/wording/unsubscribe'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { Button } from '../../ui/Button'
import { RhythmForm } from './RhythmForm'
import type { SubscriptionFieldsFragment } from './subscription-fields.generated'

type Listed = SubscriptionFieldsFragment['newsletters'][number]

/** @param day as YYYY-MM-DD. */
const pausedText = (day: string): string => digestWording.rhythm.paused(nameOfDay(Date.parse(day)))

/** One newsletter with its button, and how often it comes: forms that work without script. */
function Item({ newsletter, state, rhythm, pausedUntil }: Listed) {
  const { id, name, slug, offAt, user, collection } = newsletter
  const link = useLink()
  const isOn = state === 'ACTIVE'
  const collectionSlug = collection?.slug ?? ''
  const ofPublication =
    slug === FIRST_NEWSLETTER || offAt !== null
      ? link('ShowCollection', { collectionSlug })
      : link('CollectionNewsletterBySlug', { collectionSlug, newsletterSlug: slug })
  const href = user ? link('ShowUser', { username: user.username }) : ofPublication
  return (
    <li className="border-b border-line py-4 last:border-b-0">
      <form method="post" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p dir="auto" className="font-serif text-18 font-semibold">
            <AppLink href={href} className="underline-offset-4 hover:underline">
              {name}
            </AppLink>
          </p>
          <p className="text-14 text-ink-soft">
            {offAt !== null
              ? wording.isEnded
              : isOn
                ? pausedUntil
                  ? pausedText(pausedUntil)
                  : wording.isOn
                : wording.isOff}
          </p>
        </div>
        <input type="hidden" name="newsletter" value={id} />
        <Button
          type="submit"
          name="action"
          value={isOn ? 'unsubscribe' : 'subscribe'}
          aria-label={isOn ? wording.stop(name) : wording.start(name)}
        >
          {isOn ? unsubscribeWording.stop : unsubscribeWording.start}
        </Button>
      </form>
      {isOn && rhythm && <RhythmForm newsletter={newsletter} rhythm={rhythm} pausedUntil={pausedUntil} />}
    </li>
  )
}

interface Props {
  subscription: SubscriptionFieldsFragment
  /** Whether the button that ends more than one is about writers alone. */
  isAboutWriters?: boolean
}

/** The subscriptions that ended at the same moment, if they were the last and more than one. */
function leftTogether(newsletters: readonly Listed[]): { leftAt: number; count: number } | undefined {
  const times = newsletters.flatMap(({ leftAt }) => (leftAt === null ? [] : [leftAt]))
  const leftAt = Math.max(0, ...times)
  const count = times.filter((time) => time === leftAt).length
  return count > 0 ? { leftAt, count } : undefined
}

/** Ends all of them, or takes that back. */
export function AllAtOnce({ subscription, isAboutWriters = false }: Props) {
  const { newsletters, hasLeftAll } = subscription
  const meant = isAboutWriters ? newsletters.filter(({ newsletter }) => newsletter.user) : newsletters
  const isOn = meant.some(({ state }) => state === 'ACTIVE')
  const hasLeft = isAboutWriters ? !isOn : hasLeftAll && !isOn
  const left = hasLeft ? leftTogether(meant) : undefined
  if (isAboutWriters && hasLeft && !left) return null
  const name = isAboutWriters ? 'writers' : 'all'
  return (
    <form method="post" className="mt-6 border-t border-line pt-6">
      <p role="status" className="text-16 text-pretty">
        {hasLeft
          ? [hasLeftAll && !isAboutWriters && wording.leftAll, left && wording.left(left.count)]
              .filter(Boolean)
              .join(' ')
          : isAboutWriters
            ? wording.writersText
            : wording.allText}
      </p>
      <input type="hidden" name="newsletter" value={name} />
      {left && <input type="hidden" name="leftAt" value={left.leftAt} />}
      <div className="mt-4">
        <Button type="submit" name="action" value={hasLeft ? 'subscribe' : 'unsubscribe'}>
          {hasLeft
            ? left
              ? wording.undo
              : wording.allow
            : isAboutWriters
              ? wording.stopWriters
              : wording.stopAll}
        </Button>
      </div>
    </form>
  )
}

/** The newsletters of an address, each with its button. Rule: docs/rules/newsletters.md, "All mail on one page". */
export function SubscriptionList({ newsletters }: { newsletters: readonly Listed[] }) {
  return newsletters.length > 0 ? (
    <ul className="mt-2">
      {newsletters.map((listed) => (
        <Item key={listed.newsletter.id} {...listed} />
      ))}
    </ul>
  ) : (
    <p className="mt-4 text-16 text-ink-soft">{wording.noNewsletters}</p>
  )
}
