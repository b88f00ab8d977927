import { shellWording } from '../../schema/wording/shell'
import { useLink } from '../lib/use-link'
import { usePage } from '../lib/use-page'
import { AppLink } from '../ui/AppLink'
import { Link } from '../ui/Link'
import { Wordmark } from './Logo'

/** The slim header of a page that is about one task: the logo, and the way back to where the task was begun. */
export function TaskHeader({ back, children }: { back: string; children: string }) {
  const link = useLink()
  const { productName } = usePage().state.config
  return (
    <header
      className="flex h-[57px] items-center justify-between gap-4 border-b border-line px-6"
      data-no-print
    >
      <AppLink href={link('Home')} aria-label={shellWording.homeOf(productName)} className="flex">
        <Wordmark name={productName} isCompact />
      </AppLink>
      <Link look="underlined" href={back}>
        {children}
      </Link>
    </header>
  )
}
