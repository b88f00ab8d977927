import { queryText } from '../../../schema/routes/links'
import { shellWording } from '../../../schema/wording/shell'
import { usePage } from '../../lib/use-page'
import { Pager } from '../../ui/Pager'

/** The addresses of the neighbouring pages, for a list whose pages have their own addresses. */
export interface PagesBeside {
  previous?: string | undefined
  next?: string | undefined
}

interface Props {
  /** The cursor of the next page; null on the last one. */
  next: { to: string } | null
  text: string
  pages?: PagesBeside | undefined
}

/**
 * Links to the next page of a list and back, which work without script. Cursors only lead forward, so the way
 * back from one is the first page.
 */
export function NextPage({ next, text, pages }: Props) {
  const { pathname, search } = usePage()
  const { after, ...others } = search
  const at = (query: Record<string, string>) => pathname + queryText(query)
  const onward = pages ? pages.next : next && at({ ...search, after: next.to })
  const back = pages ? pages.previous : after && at(others)
  return (
    <Pager
      label={shellWording.pages}
      previous={
        back
          ? {
              href: back,
              text: pages ? shellWording.previousPage : shellWording.firstPage,
              isFirst: !pages,
            }
          : undefined
      }
      next={onward ? { href: onward, text } : undefined}
    />
  )
}
