import { responseWording as wording } from '../../../schema/wording/responses'
import { NextPage } from '../../features/post/NextPage'
import { Discussion } from '../../features/response/Discussion'
import type { Discussed } from '../../features/response/discussed'
import { Order } from './Order'

interface Props {
  discussed: Discussed
  /** Fetches the responses again. */
  onRefresh: () => void
}

/** A discussion that fills the page, with the way to the next one. */
export const OnPage = ({ discussed, onRefresh }: Props) => (
  <Discussion discussed={discussed} order={<Order />} onRefresh={onRefresh}>
    <li className="empty:hidden">
      <NextPage next={discussed.list.pagingInfo.next} text={wording.more} />
    </li>
  </Discussion>
)
