import { audienceWording } from '../../../schema/wording/audience'
import { exactCount } from '../../../schema/wording/counts'
import { Figure } from '../stats/Figure'
import type { AudienceOverviewFragment } from './audience-overview.generated'

const { figures: wording } = audienceWording

/** How many followers there are, and how many came and left. */
export function Figures({ audience }: { audience: AudienceOverviewFragment }) {
  const rows = [
    ['followers', wording.followers, audience.followers],
    ['gained', wording.gained, audience.gained],
    ['lost', wording.lost, audience.lost],
  ] as const
  return (
    <section aria-label={wording.label}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-7 sm:grid-cols-3">
        {rows.map(([name, title, n]) => (
          <Figure key={name} name={name} title={title} value={n} text={exactCount(n)}>
            {name === 'followers' && (
              <dd
                data-figure="followers-before"
                data-value={audience.followersBefore}
                className="mt-1 text-13 text-ink-soft tabular-nums"
              >
                {wording.before(audience.followersBefore)}
              </dd>
            )}
          </Figure>
        ))}
      </dl>
    </section>
  )
}
