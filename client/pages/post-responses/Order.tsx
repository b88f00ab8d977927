import { responseWording as wording } from '../../../schema/wording/responses'
import { ORDERS, orderNamed } from '../../features/response/orders'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'

/** The orders of a page of responses, each with its address. */
export function Order() {
  const { pathname, search } = usePage()
  const current = orderNamed(search.orderBy)
  return (
    <nav aria-label={wording.order} className="mt-8 flex flex-wrap gap-x-5 border-b border-line text-14">
      {ORDERS.map((order) => (
        <AppLink
          key={order.name}
          href={order === ORDERS[0] ? pathname : `${pathname}?orderBy=${order.name}`}
          aria-current={order === current ? 'page' : undefined}
          className={`flex min-h-11 items-center ${order === current ? '-mb-px border-b border-ink font-medium' : 'text-ink-soft hover:text-ink'}`}
        >
          {wording.orders[order.name]}
        </AppLink>
      ))}
    </nav>
  )
}
