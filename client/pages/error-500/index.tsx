import { queryText } from '../../../schema/routes/links'
import { errorPageWording } from '../../../schema/wording/error-pages'
import { shellWording } from '../../../schema/wording/shell'
import type { PageHead } from '../../lib/page'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { Wordmark } from '../../shell/Logo'

const wording = errorPageWording.serverError

export const head = (): PageHead => ({ title: shellWording.error.title, robots: 'noindex' })

/** The page for a server error. Its links are plain ones, which load a fresh document whatever broke. */
export function Page() {
  const { state, pathname, search } = usePage()
  const link = useLink()
  return (
    <main className="mx-auto flex min-h-dvh max-w-inset flex-col items-start justify-center gap-6 px-6">
      <a href={link('Home')} aria-label={shellWording.home}>
        <Wordmark name={state.config.productName} />
      </a>
      <h1 className="font-serif text-32 font-semibold">{wording.title}</h1>
      <ul className="flex flex-col gap-2 text-16 text-ink-soft underline">
        <li>
          <a href={pathname + queryText(search)}>{wording.refresh}</a>
        </li>
        <li>
          <a href={state.config.statusUrl} rel="noopener" target="_blank">
            {wording.status}
          </a>
        </li>
        <li>
          <a href={link('ShowTopStories')}>{wording.top}</a>
        </li>
      </ul>
    </main>
  )
}
