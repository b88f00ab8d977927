import { useState } from 'react'
import type { ResponseSortType } from '../../../schema/graphql/types.generated'
import { RESPONSES_SIDEBAR_SIZE } from '../../../schema/rules/limits'
import type { RespondedKind } from '../../../schema/rules/responses'
import { responseWording as wording } from '../../../schema/wording/responses'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/dialog/Sheet'
import { Select } from '../../ui/form/Select'
import { Link } from '../../ui/Link'
import { Waiting } from '../../ui/Waiting'
import { Discussion, Threads } from './Discussion'
import type { ChosenWords } from './discussion-facts'
import { ORDERS } from './orders'
import { useDiscussed } from './use-discussed'

interface PageProps {
  kind: RespondedKind
  id: string
  sortType: ResponseSortType
  after: string
}

/** A further page of the responses, and the next one when it is asked for. */
function MorePages({ kind, id, sortType, after }: PageProps) {
  const [isWanted, setWanted] = useState(false)
  const variables = { id, sortType, limit: RESPONSES_SIDEBAR_SIZE, after }
  const { discussed, hasFailed, ask } = useDiscussed(kind, variables, isWanted)
  const next = discussed?.list.pagingInfo.next?.to
  if (!isWanted)
    return (
      <li>
        <Button size="small" onClick={() => setWanted(true)}>
          {wording.more}
        </Button>
      </li>
    )
  if (!discussed)
    return (
      <li>
        <Waiting wording={wording} hasFailed={hasFailed} onAgain={ask} />
      </li>
    )
  return (
    <>
      <Threads discussed={discussed} />
      {next !== undefined && <MorePages kind={kind} id={id} sortType={sortType} after={next} />}
    </>
  )
}

interface Props {
  id: string
  kind?: RespondedKind
  /** The address of their page. */
  page: string
  /** What a new response is about. */
  passage?: ChosenWords | undefined
  onClosed: () => void
}

/** The responses beside a story or a list, 10 at a time. */
export function ResponsesPanel({ id, kind = 'post', page, passage, onClosed }: Props) {
  const [sortType, setSortType] = useState<ResponseSortType>('MOST_RELEVANT')
  const variables = { id, sortType, limit: RESPONSES_SIDEBAR_SIZE }
  const { discussed, hasFailed, ask } = useDiscussed(kind, variables)
  const next = discussed?.list.pagingInfo.next?.to
  return (
    <Sheet
      title={discussed && discussed.count > 0 ? wording.count(discussed.count) : wording.responses}
      closeLabel={wording.close}
      onClosed={onClosed}
    >
      <Link look="underlined" href={page} className="text-14">
        {wording.asPage}
      </Link>
      {!discussed && (
        <div className="mt-6">
          <Waiting wording={wording} hasFailed={hasFailed} onAgain={ask} />
        </div>
      )}
      {discussed && (
        <Discussion
          discussed={discussed}
          passage={passage}
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
          {next !== undefined && (
            <MorePages key={next} kind={kind} id={id} sortType={sortType} after={next} />
          )}
        </Discussion>
      )}
    </Sheet>
  )
}
