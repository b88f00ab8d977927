import { useId } from 'react'
import { sidebarWording } from '../../../schema/wording/sidebar'
import { useCanLink } from '../../lib/use-can-link'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { useLink } from '../../lib/use-link'
import { Link } from '../../ui/Link'
import { AskedList } from './AskedList'
import { FollowedEntry } from './FollowedEntry'
import { FollowedInSidebar, type FollowedInSidebarQuery } from './followed-in-sidebar.generated'
import { SidebarHint } from './SidebarHint'

const wording = sidebarWording.following

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
      <AskedList operation={FollowedInSidebar} texts={wording}>
        {(data) => <FollowedList data={data} onFollow={onFollow} />}
      </AskedList>
    </section>
  )
}

function FollowedList({ data, onFollow }: { data: FollowedInSidebarQuery; onFollow: () => void }) {
  const canLink = useCanLink()
  const link = useLink()
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
