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
import { EmbeddedFrame, type EmbeddedFrameQuery } from './embedded-frame.generated'
import { StoredFrame } from './stored-frame.generated'

type Frame = NonNullable<EmbeddedFrameQuery['frameOf']>

/** Whether the address has the id of a frame, and not the frame's own address. */
const isStored = ({ routeName }: PageContext): boolean => routeName === 'ShowMedia'

const variablesOf = ({ search }: PageContext) => ({ address: search.q ?? '' })
const idOf = ({ params }: PageContext) => ({ id: params.mediaResourceId ?? '' })

export async function load(page: LoadContext): Promise<void> {
  if (isStored(page)) {
    if (!(await page.query(StoredFrame, idOf(page))).storedFrame) throw notFound()
    return
  }
  const { frameOf } = await page.query(EmbeddedFrame, variablesOf(page))
  if (!frameOf) throw notFound()
  // A card of ours is a page of its own, and needs no frame around it.
  const { mainOrigin } = page.state.config
  if (frameOf.src.startsWith(`${mainOrigin}/`))
    throw redirect({ href: pathLinkFrom(page.state)(frameOf.src), statusCode: 302 })
}

export function head(page: HeadContext): PageHead {
  const frame = isStored(page)
    ? page.data(StoredFrame, idOf(page)).storedFrame
    : page.data(EmbeddedFrame, variablesOf(page)).frameOf
  return { title: mediaWording.title(frame?.provider ?? ''), robots: 'noindex' }
}

/** What another site shows in a frame, for a frame of its own. Rule: docs/rules/stories.md, "Embeds". */
export const Page = () => (isStored(usePage()) ? <Stored /> : <OfAddress />)

function Stored() {
  const { storedFrame: frame } = useOperation(StoredFrame, idOf(usePage()))
  return frame && <Framed frame={frame} address={frame.src} />
}

function OfAddress() {
  const { address } = variablesOf(usePage())
  const { frameOf: frame } = useOperation(EmbeddedFrame, { address })
  return frame && <Framed frame={frame} address={address} />
}

function Framed({ frame, address }: { frame: Frame; address: string }) {
  const page = usePage()
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
