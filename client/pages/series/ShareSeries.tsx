import { linkTo } from '../../../schema/routes/links'
import { seriesWording } from '../../../schema/wording/series'
import { mainAddress } from '../../lib/address'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { Field } from '../../ui/form/Field'
import { Link } from '../../ui/Link'

const { share } = seriesWording
const CHANNELS = ['twitter', 'facebook', 'linkedIn', 'email'] as const

/** The ways to pass a published series on. They are folded up, and work without script. */
export function ShareSeries({ slugId }: { slugId: string }) {
  const link = useLink()
  const address = mainAddress(usePage(), linkTo('ShowSequence', { sequenceSlug: slugId }))
  return (
    <details className="mt-2" data-no-print>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 text-accent underline-offset-4 marker:content-none hover:underline [&::-webkit-details-marker]:hidden">
        {share.open}
      </summary>
      <ul className="flex flex-wrap gap-x-6">
        {CHANNELS.map((channel) => (
          <li key={channel}>
            <Link
              look="underlined"
              opens="window"
              href={link('ShareSequence', { sequenceSlug: slugId, channel })}
            >
              {share.on[channel]}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-2 pb-2">
        <Field
          label={share.address}
          value={address}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
    </details>
  )
}
