import { useState } from 'react'
import type { ResponseSortType } from '../../../schema/graphql/types.generated'
import { RESPONSES_SIDEBAR_SIZE } from '../../../schema/rules/limits'
import { responseWording as wording } from '../../../schema/wording/responses'
import { useLink } from '../../lib/use-link'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/dialog/Sheet'
import { Select } from '../../ui/form/Select'
import { Link } from '../../ui/Link'
import { Discussion, Threads } from './Discussion'
import { ORDERS } from './orders'
import { PostResponses } from './post-responses.generated'
import { useAsked } from './use-asked'
import { Waiting } from './Waiting'

interface PageProps {
  id: string
  sortType: ResponseSortType
  after: string
}

/** A further page of the responses, and the next one when it is asked for. */
function MorePages({ id, sortType, after }: PageProps) {
  const [isWanted, setWanted] = useState(false)
  const variables = { id, sortType, limit: RESPONSES_SIDEBAR_SIZE, after }
  const { data, hasFailed, ask } = useAsked(PostResponses, variables, isWanted)
  const post = data?.postResult.__typename === 'Post' ? data.postResult : undefined
  const next = post?.threadedPostResponses.pagingInfo.next?.to
  if (!isWanted)
    return (
      <li>
        <Button size="small" onClick={() => setWanted(true)}>
          {wording.more}
        </Button>
      </li>
    )
  if (!post)
    return (
      <li>
        <Waiting hasFailed={hasFailed} onAgain={ask} />
      </li>
    )
  return (
    <>
      <Threads post={post} />
      {next !== undefined && <MorePages id={id} sortType={sortType} after={next} />}
    </>
  )
}

/** The responses beside a story, 10 at a time. */
export function ResponsesPanel({ id, onClosed }: { id: string; onClosed: () => void }) {
  const link = useLink()
  const [sortType, setSortType] = useState<ResponseSortType>('MOST_RELEVANT')
  const variables = { id, sortType, limit: RESPONSES_SIDEBAR_SIZE }
  const { data, hasFailed, ask } = useAsked(PostResponses, variables)
  const post = data?.postResult.__typename === 'Post' ? data.postResult : undefined
  const next = post?.threadedPostResponses.pagingInfo.next?.to
  return (
    <Sheet
      title={
        post && post.postResponses.count > 0 ? wording.count(post.postResponses.count) : wording.responses
      }
      closeLabel={wording.close}
      onClosed={onClosed}
    >
      <Link look="underlined" href={link('ShowPostResponses', { postId: id })} className="text-14">
        {wording.asPage}
      </Link>
      {!post && (
        <div className="mt-6">
          <Waiting hasFailed={hasFailed || data !== undefined} onAgain={ask} />
        </div>
      )}
      {post && (
        <Discussion
          post={post}
          onRefresh={ask}
          order={
            <div className="mt-6">
              <Select
                label={wording.order}
                value={sortType}
                onChange={({ currentTarget }) => setSortType(currentTarget.value as ResponseSortType)}
              >
                {ORDERS.map(({ sortType: value, name }) => (
                  <option key={value} value={value}>
                    {wording.orders[name]}
                  </option>
                ))}
              </Select>
            </div>
          }
        >
          {next !== undefined && <MorePages key={next} id={id} sortType={sortType} after={next} />}
        </Discussion>
      )}
    </Sheet>
  )
}
