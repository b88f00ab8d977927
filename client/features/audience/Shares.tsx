import { exactCount } from '../../../schema/wording/counts'
import { formatPercent } from '../../lib/format'
import { AppLink } from '../../ui/AppLink'
import { FoldedRows, ShareBar } from '../stats/ShareBar'

/** A part of a whole. */
interface Share {
  key: string
  name: string
  count: number
  /** A page about it. */
  href?: string | undefined
}

function Row({ share: { name, count, href, key }, whole }: { share: Share; whole: number }) {
  const part = whole === 0 ? 0 : count / whole
  return (
    <li className="border-b border-line py-1" data-share={key} data-count={count}>
      <div className="flex min-h-9 items-center gap-3 text-14 pointer-coarse:min-h-11">
        <span className="min-w-0 flex-1 truncate">
          {href === undefined ? (
            <bdi>{name}</bdi>
          ) : (
            <AppLink href={href} className="underline-offset-4 hover:underline">
              <bdi>{name}</bdi>
            </AppLink>
          )}
        </span>
        <span className="tabular-nums">{exactCount(count)}</span>
        <span className="w-10 text-end text-13 text-ink-soft tabular-nums">{formatPercent(part)}</span>
      </div>
      <ShareBar share={part} />
    </li>
  )
}

/** More parts than these are unfolded. */
const SHOWN = 8

interface Props {
  id: string
  title: string
  text?: string | undefined
  shares: readonly Share[]
  /** Said instead of an empty list. */
  none: string
}

/** Parts that add up to a whole, with what each of them is of it. */
export function Shares({ id, title, text, shares, none }: Props) {
  const whole = shares.reduce((sum, { count }) => sum + count, 0)
  const rows = shares.map((share) => <Row key={share.key} share={share} whole={whole} />)
  return (
    <section aria-labelledby={`audience-${id}`} data-list={id} className="min-w-0">
      <h2 id={`audience-${id}`} className="font-serif text-20 font-semibold tracking-tight">
        {title}
      </h2>
      {text && whole > 0 && <p className="mt-1 text-13 text-ink-soft text-pretty">{text}</p>}
      {whole === 0 ? (
        <p className="mt-2 text-14 text-ink-soft">{none}</p>
      ) : (
        <ul className="mt-3 border-t border-line-strong">{rows.slice(0, SHOWN)}</ul>
      )}
      <FoldedRows rows={rows.slice(SHOWN)} />
    </section>
  )
}
