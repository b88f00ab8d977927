import { notFound, redirect } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { mediaWording } from '../../../schema/wording/media'
import { FRAME_RIGHTS } from '../../features/post/body/frame-rights'
import { mainAddress } from '../../lib/address'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { pathLinkFrom } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { Link } from '../../ui/Link'
import { EmbeddedFrame } from './embedded-frame.generated'

const variablesOf = ({ search }: PageContext) => ({ address: search.q ?? '' })

export async function load(page: LoadContext): Promise<void> {
  // There are no stored frames yet that `/media/{id}` could show.
  if (page.routeName !== 'Embed') throw notFound()
  const { frameOf } = await page.query(EmbeddedFrame, variablesOf(page))
  if (!frameOf) throw notFound()
  // A card of ours is a page of its own, and needs no frame around it.
  const { mainOrigin } = page.state.config
  if (frameOf.src.startsWith(`${mainOrigin}/`))
    throw redirect({ href: pathLinkFrom(page.state)(frameOf.src), statusCode: 302 })
}

export const head = (page: HeadContext): PageHead => ({
  title: mediaWording.title(page.data(EmbeddedFrame, variablesOf(page)).frameOf?.provider ?? ''),
  robots: 'noindex',
})

/** What another site shows in a frame, for a frame of its own. Rule: docs/rules/stories.md, "Embeds". */
export function Page() {
  const page = usePage()
  const { address } = variablesOf(page)
  const { frameOf: frame } = useOperation(EmbeddedFrame, { address })
  if (!frame) return null
  const title = mediaWording.title(frame.provider)
  return (
    <main id="content" className="flex h-dvh min-h-40 flex-col">
      <h1 className="sr-only">{title}</h1>
      <iframe src={frame.src} title={title} className="w-full flex-1 border-0" {...FRAME_RIGHTS} />
      <p className="flex justify-between gap-4 px-3">
        <Link look="alone" opens="window" href={address}>
          {mediaWording.open(frame.provider)}
        </Link>
        <Link look="alone" opens="window" href={mainAddress(page, linkTo('Home'))}>
          {page.state.config.productName}
        </Link>
      </p>
    </main>
  )
}
