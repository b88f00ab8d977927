import { linkTo } from '../../../schema/routes/links'
import { LIST_SHARE_CHANNELS } from '../../../schema/routes/values'
import { FRAME_HEIGHTS, frameCode } from '../../../schema/rules/frame-code'
import { catalogWording } from '../../../schema/wording/catalog'
import { mainAddress } from '../../lib/address'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { TextArea } from '../../ui/form/TextArea'
import { SharePanel, selectAll } from '../share/SharePanel'
import type { CatalogHeadFragment } from './catalog-head.generated'

const { share } = catalogWording

/** The ways to pass a public list on. */
export function ShareCatalog({ list }: { list: CatalogHeadFragment }) {
  const link = useLink()
  const page = usePage()
  const { name, creator } = list
  const [username, segment] = [creator.username, list.slugId]
  const frame = {
    src: mainAddress(page, linkTo('EmbedList', { catalogSlugId: segment })),
    title: catalogWording.title(name, creator.name),
    height: FRAME_HEIGHTS.catalog,
  }
  return (
    <SharePanel
      wording={share}
      channels={LIST_SHARE_CHANNELS}
      hrefOf={(channel) => link('ShareUserList', { username, catalogSlug: segment, channel })}
      address={mainAddress(page, linkTo('ShowUserList', { username, catalogSlugId: segment }))}
    >
      <TextArea
        label={share.frame}
        hint={share.frameHint}
        value={frameCode(frame, mainAddress(page, linkTo('EmbedScript')))}
        translate="no"
        readOnly
        onFocus={selectAll}
      />
    </SharePanel>
  )
}
