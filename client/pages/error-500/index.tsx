import { queryText } from '../../../schema/routes/links'
import { errorPageWording } from '../../../schema/wording/error-pages'
import { shellWording } from '../../../schema/wording/shell'
import type { PageHead } from '../../lib/page'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { StaticHeader } from '../../shell/StaticHeader'

const wording = errorPageWording.serverError

export const head = (): PageHead => ({ title: shellWording.error.title, robots: 'noindex' })

/** The page for a server error. Its links are plain ones, which load a fresh document whatever broke. */
export function Page() {
  const { state, pathname, search } = usePage()
  const link = useLink()
  return (
    <>
      <StaticHeader name={state.config.productName} link={link} isSignedIn={state.session.isLoggedIn} />
      <main
        id="content"
        className="mx-auto flex min-h-[calc(100dvh-57px)] max-w-inset flex-col items-start justify-center gap-6 px-6"
      >
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
    </>
  )
}
