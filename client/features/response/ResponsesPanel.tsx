import { useState } from 'react'
import type { ResponseSortType } from '../../../schema/graphql/types.generated'
import { RESPONSES_SIDEBAR_SIZE } from '../../../schema/rules/limits'
import type { RespondedKind } from '../../../schema/rules/responses'
import { responseWording as wording } from '../../../schema/wording/responses'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import { Waiting } from '../../ui/Waiting'
import { Discussion, Threads } from './Discussion'
import type { ChosenWords } from './discussion-facts'
import { ORDERS } from './orders'
import { SidePanel } from './SidePanel'
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

interface OrderProps {
  sortType: ResponseSortType
  onChange: (sortType: ResponseSortType) => void
}

/** The order, as one word that is the browser's own choice. */
const Order = ({ sortType, onChange }: OrderProps) => (
  <span className="relative mt-6 inline-flex items-center text-14 text-ink-soft hover:text-ink">
    <select
      aria-label={wording.order}
      value={sortType}
      onChange={({ currentTarget }) => onChange(currentTarget.value as ResponseSortType)}
      className="field-sizing-content min-h-11 appearance-none bg-transparent pe-6"
    >
      {ORDERS.map(({ sortType: value, name }) => (
        <option key={value} value={value}>
          {wording.orders[name]}
        </option>
      ))}
    </select>
    <span className="pointer-events-none absolute end-0">
      <Icon name="down" size={16} />
    </span>
  </span>
)

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
    <SidePanel
      title={discussed && discussed.count > 0 ? wording.count(discussed.count) : wording.responses}
      closeLabel={wording.close}
      onClosed={onClosed}
    >
      <Link look="underlined" href={page}>
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
          order={<Order sortType={sortType} onChange={setSortType} />}
        >
          {next !== undefined && (
            <MorePages key={next} kind={kind} id={id} sortType={sortType} after={next} />
          )}
        </Discussion>
      )}
    </SidePanel>
  )
}
