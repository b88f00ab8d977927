import { webmentionWording as wording } from '../../../schema/wording/webmentions'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { isDone, useChange } from '../settings/use-change'
import { DecideOnWebmention } from './decide-on-webmention.generated'
import { Mention } from './Mention'
import type { ShownWebmentionFragment } from './shown-webmention.generated'
import type { WithheldWebmentionFragment } from './withheld-webmention.generated'

type Decision = 'SHOW' | 'HIDE' | 'BLOCK'

/** A mention with what can be done about it. */
function Decidable({
  mention,
  offers,
}: {
  mention: ShownWebmentionFragment
  offers: readonly Exclude<Decision, 'BLOCK'>[]
}) {
  const { attempt, isPending } = useChange(DecideOnWebmention)
  const { id, host } = mention
  const decide = async (decision: Decision) => {
    if (!isDone(await attempt({ webmentionId: id, decision }))) return
    const message = decision === 'BLOCK' ? wording.blockedNow(host) : wording.done[decision]
    showToast({ message, about: id, extraParams: { testId: 'webmention' } })
  }
  return (
    <li>
      <Mention mention={mention} />
      <div className="mt-2 flex flex-wrap gap-3">
        {offers.includes('SHOW') && (
          <Button
            look="main"
            size="small"
            isPending={isPending}
            aria-label={wording.showLabel(host)}
            onClick={() => void decide('SHOW')}
          >
            {wording.show}
          </Button>
        )}
        {offers.includes('HIDE') && (
          <Button
            size="small"
            isPending={isPending}
            aria-label={wording.hideLabel(host)}
            onClick={() => void decide('HIDE')}
          >
            {wording.hide}
          </Button>
        )}
        <Button
          look="danger"
          size="small"
          isPending={isPending}
          aria-label={wording.blockLabel(host)}
          onClick={() => void decide('BLOCK')}
        >
          {wording.block}
        </Button>
      </div>
    </li>
  )
}

interface FoldedProps {
  title: string
  mentions: readonly ShownWebmentionFragment[]
  offers: readonly Exclude<Decision, 'BLOCK'>[]
}

/** Mentions on which somebody has decided. */
const Folded = ({ title, mentions, offers }: FoldedProps) =>
  mentions.length === 0 ? null : (
    <details className="mt-6">
      <summary className="flex min-h-11 cursor-pointer items-center text-14 text-ink-soft">{title}</summary>
      <ul className="mt-4 grid gap-6">
        {mentions.map((mention) => (
          <Decidable key={mention.id} mention={mention} offers={offers} />
        ))}
      </ul>
    </details>
  )

/** Mentions of a story with what can be done about each. */
export function ToDecide({
  shown,
  withheld,
}: {
  shown: readonly ShownWebmentionFragment[]
  withheld: readonly WithheldWebmentionFragment[]
}) {
  const held = withheld.filter(({ status }) => status === 'HELD')
  const hidden = withheld.filter(({ status }) => status === 'HIDDEN')
  return (
    <>
      {held.length > 0 && (
        <Card as="section" className="mt-6 p-4">
          <h2 className="text-16 font-medium">{wording.waiting(held.length)}</h2>
          <ul className="mt-4 grid gap-6">
            {held.map((mention) => (
              <Decidable key={mention.id} mention={mention} offers={['SHOW', 'HIDE']} />
            ))}
          </ul>
        </Card>
      )}
      <Folded title={wording.shown} mentions={shown} offers={['HIDE']} />
      <Folded title={wording.hidden} mentions={hidden} offers={['SHOW']} />
    </>
  )
}
