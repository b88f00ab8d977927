import { useId } from 'react'
import { sidebarWording } from '../../../schema/wording/sidebar'
import { useAskedOperation } from '../../lib/use-asked-operation'
import { useCanLink } from '../../lib/use-can-link'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { useLink } from '../../lib/use-link'
import { Button } from '../../ui/Button'
import { Link } from '../../ui/Link'
import { Skeleton } from '../../ui/Skeleton'
import { FollowedEntry } from './FollowedEntry'
import { FollowedInSidebar } from './followed-in-sidebar.generated'
import { SidebarHint } from './SidebarHint'

const wording = sidebarWording.following
const WIDTHS = ['w-28', 'w-32', 'w-24'] as const

/** The writers and publications that the viewer follows, each with a dot while there is something new. */
export function Following({ onFollow }: { onFollow: () => void }) {
  const id = useId()
  const area = useKeptFocus()
  return (
    <section ref={area} aria-labelledby={id} className="mt-4 border-t border-line pt-5">
      <h2 id={id} tabIndex={-1} className="px-6 pb-2 text-13 text-ink-soft outline-none">
        {wording.title}
      </h2>
      <SidebarHint />
      <FollowedList onFollow={onFollow} />
    </section>
  )
}

function FollowedList({ onFollow }: { onFollow: () => void }) {
  const canLink = useCanLink()
  const link = useLink()
  const { data, isError, ask } = useAskedOperation(FollowedInSidebar)
  if (isError) {
    return (
      <div className="px-6 text-13">
        <p role="alert" className="text-danger">
          {wording.failed}
        </p>
        <Button look="plain" onClick={ask}>
          {wording.tryAgain}
        </Button>
      </div>
    )
  }
  if (!data) {
    return (
      <div role="status" aria-label={wording.loading} className="space-y-5 px-6 py-3">
        {WIDTHS.map((width) => (
          <div key={width} className="flex items-center gap-3">
            <Skeleton isRound className="size-5" />
            <Skeleton className={`h-3 ${width}`} />
          </div>
        ))}
      </div>
    )
  }
  const { edges = [], pagingInfo } = data.viewer?.viewerEdge.followedEntitiesConnection ?? {}
  if (edges.length === 0) {
    return (
      <div className="px-6 text-14">
        <p className="text-ink-soft text-pretty">{wording.empty}</p>
        {canLink('YourFollowingSuggestions') && (
          <Link href={link('YourFollowingSuggestions')} look="alone" onClick={onFollow}>
            {wording.suggestions}
          </Link>
        )}
      </div>
    )
  }
  return (
    <>
      <ul>
        {edges.map(({ node, hasUnread }) => (
          <li key={node.id}>
            <FollowedEntry entity={node.entity} hasUnread={hasUnread} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      {pagingInfo?.next && canLink('YourFollowingFeed') && (
        <Link
          href={link('YourFollowingFeed', { entityName: 'people' })}
          look="alone"
          onClick={onFollow}
          className="px-6"
        >
          {wording.viewFeeds}
        </Link>
      )}
    </>
  )
}
