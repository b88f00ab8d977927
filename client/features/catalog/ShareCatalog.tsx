import { linkTo } from '../../../schema/routes/links'
import { LIST_SHARE_CHANNELS } from '../../../schema/routes/values'
import { catalogWording } from '../../../schema/wording/catalog'
import { mainAddress } from '../../lib/address'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { Field } from '../../ui/form/Field'
import { TextArea } from '../../ui/form/TextArea'
import { Link } from '../../ui/Link'
import type { CatalogHeadFragment } from './catalog-head.generated'
import { frameCode } from './frame-code'

const { share } = catalogWording

/** Selects all of a text that is there to be copied. */
const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
  currentTarget.select()

/** The ways to pass a public list on. They are folded up, and work without script. */
export function ShareCatalog({ list }: { list: CatalogHeadFragment }) {
  const link = useLink()
  const page = usePage()
  const { name, creator } = list
  const [username, segment] = [creator.username, list.slugId]
  const address = mainAddress(page, linkTo('ShowUserList', { username, catalogSlugId: segment }))
  const frame = mainAddress(page, linkTo('EmbedList', { catalogSlugId: segment }))
  return (
    <details className="mt-2" data-no-print>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 text-accent underline-offset-4 marker:content-none hover:underline [&::-webkit-details-marker]:hidden">
        {share.open}
      </summary>
      <ul className="flex flex-wrap gap-x-6">
        {LIST_SHARE_CHANNELS.map((channel) => (
          <li key={channel}>
            <Link
              look="underlined"
              opens="window"
              href={link('ShareUserList', { username, catalogSlug: segment, channel })}
            >
              {share.on[channel]}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-2 space-y-4 pb-2">
        <Field label={share.address} value={address} readOnly onFocus={selectAll} />
        <TextArea
          label={share.frame}
          hint={share.frameHint}
          value={frameCode(frame, catalogWording.title(name, creator.name))}
          translate="no"
          readOnly
          onFocus={selectAll}
        />
      </div>
    </details>
  )
}
