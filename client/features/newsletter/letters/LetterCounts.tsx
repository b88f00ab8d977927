import { countingWording as wording } from '../../../../schema/wording/counting'
import { formatPercent } from '../../../lib/format'
import { Shares } from '../../audience/Shares'
import { Figure } from '../../stats/Figure'
import type { LetterCountsFragment } from './letter-counts.generated'
import type { LettersOfNewsletterQuery } from './letters-of-newsletter.generated'

type Listed = NonNullable<NonNullable<LettersOfNewsletterQuery['newsletter']>['letters']>['letters'][number]
/** What was counted of a letter, with its links. */
export type CountsOfLetter = NonNullable<Listed['counts']>

/** A count with its share of those who can be counted, which is never more than all of them. */
export const withShare = (count: number, { countedCount }: LetterCountsFragment): string =>
  wording.withShare(count, formatPercent(countedCount === 0 ? 0 : Math.min(1, count / countedCount)))

/** How many have opened a letter and followed its links. Rule: docs/rules/newsletters.md, "Counting opens and clicks". */
export function LetterCounts({ counts }: { counts: CountsOfLetter }) {
  const { openedCount, clickedCount, loadedCount, countedCount, uncountedCount, links } = counts
  return (
    <section aria-label={wording.label} className="mt-8">
      <dl className="grid grid-cols-2 gap-x-6">
        <Figure
          name="opened"
          title={wording.opened}
          value={openedCount}
          text={withShare(openedCount, counts)}
        />
        <Figure
          name="clicked"
          title={wording.clicked}
          value={clickedCount}
          text={withShare(clickedCount, counts)}
        />
      </dl>
      <div className="mt-3 mb-6 flex flex-col gap-1 text-13 text-ink-soft text-pretty">
        {uncountedCount > 0 && <p>{wording.uncounted(uncountedCount, countedCount + uncountedCount)}</p>}
        {loadedCount > 0 && <p>{wording.loaded(loadedCount)}</p>}
        <p>{wording.late}</p>
      </div>
      <Shares
        id="links"
        title={wording.links.title}
        text={wording.links.text}
        none={wording.links.none}
        shares={links.map(({ href, clickedCount: count }) => ({ key: href, name: href, count }))}
      />
    </section>
  )
}
