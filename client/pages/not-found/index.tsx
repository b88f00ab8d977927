import { linkTo } from '../../../schema/routes/links'
import { errorPageWording } from '../../../schema/wording/error-pages'
import { shellWording } from '../../../schema/wording/shell'
import { PostCard } from '../../features/post/PostCard'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { ButtonLink } from '../../ui/ButtonLink'
import { StaffPicks } from './staff-picks.generated'

const wording = errorPageWording.notFound

export const load = (page: LoadContext) => page.query(StaffPicks, {})

export const head = ({ notice }: PageContext): PageHead => ({
  title: notice?.message ?? wording.code,
  robots: 'noindex',
  ...(notice?.isGone ? { status: 410 } : {}),
})

/** The 404 page, with stories to read instead; it says so if staff has taken down what was there. */
export function Page() {
  const link = useLink()
  const { notice, state } = usePage()
  const { items } = useOperation(StaffPicks, {}).staffPicksFeed
  return (
    <div className="mx-auto max-w-inset px-6 py-16">
      {!notice && (
        <>
          <p className="text-13 tracking-wide text-ink-soft">{wording.label}</p>
          <p className="font-serif text-[96px] leading-none font-light text-accent">{wording.code}</p>
        </>
      )}
      <h1 className="mt-4 font-serif text-32 font-semibold">{notice?.message ?? wording.title}</h1>
      {notice ? (
        <p className="mt-3 text-16">
          <a href={state.config.mainOrigin + linkTo('ShowRules')} className="underline">
            {shellWording.rules}
          </a>
        </p>
      ) : (
        <p className="mt-3 text-16 text-ink-soft">{wording.text}</p>
      )}
      <ButtonLink href={link('Home')} className="mt-6">
        {wording.home}
      </ButtonLink>
      {items.length > 0 && (
        <section className="mt-12" aria-labelledby="picks">
          <h2 id="picks" className="border-b border-line pb-3 text-14 font-medium">
            {wording.stories}
          </h2>
          {items.map(({ post }) => (
            <PostCard key={post.id} post={post} level={3} />
          ))}
        </section>
      )}
    </div>
  )
}
