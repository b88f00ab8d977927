import { shellWording } from '../../../schema/wording/shell'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'

/** The addresses of the neighbouring pages, for a list whose pages have addresses of their own. */
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

const LINK =
  'inline-flex h-11 items-center rounded-full border border-line-strong px-6 text-14 hover:border-ink'

/**
 * Links to the next page of a list and back, which work without script. Cursors only lead forward, so the way
 * back from one is the first page.
 */
export function NextPage({ next, text, pages }: Props) {
  const { pathname, search } = usePage()
  const { after, ...others } = search
  const at = (query: Record<string, string>) => {
    const params = new URLSearchParams(query).toString()
    return pathname + (params && `?${params}`)
  }
  const onward = pages ? pages.next : next && at({ ...search, after: next.to })
  const back = pages ? pages.previous : after && at(others)
  if (!onward && !back) return null
  return (
    <nav aria-label={shellWording.pages} className="flex flex-wrap justify-center gap-4 py-8" data-no-print>
      {back && (
        <AppLink href={back} {...(pages ? { rel: 'prev' } : {})} className={LINK}>
          {pages ? shellWording.previousPage : shellWording.firstPage}
        </AppLink>
      )}
      {onward && (
        <AppLink href={onward} rel="next" className={LINK}>
          {text}
        </AppLink>
      )}
    </nav>
  )
}
