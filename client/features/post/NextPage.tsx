import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'

interface Props {
  /** The cursor of the page after this one; nothing on the last. */
  next: { to: string } | null
  text: string
}

/** The way to the next page of a list: a link, so it works without script. */
export function NextPage({ next, text }: Props) {
  const { pathname, search } = usePage()
  if (!next) return null
  return (
    <p className="py-8 text-center" data-no-print>
      <AppLink
        href={`${pathname}?${new URLSearchParams({ ...search, after: next.to })}`}
        rel="next"
        className="inline-flex h-11 items-center rounded-full border border-line-strong px-6 text-14 hover:border-ink"
      >
        {text}
      </AppLink>
    </p>
  )
}
