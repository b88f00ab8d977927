import { linkTo } from '../../../schema/routes/links'
import { seriesWording } from '../../../schema/wording/series'
import { SharePanel } from '../../features/share/SharePanel'
import { mainAddress } from '../../lib/address'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'

const CHANNELS = ['twitter', 'facebook', 'linkedIn', 'email'] as const

/** The ways to pass a published series on. */
export function ShareSeries({ slugId: sequenceSlug }: { slugId: string }) {
  const link = useLink()
  return (
    <SharePanel
      wording={seriesWording.share}
      channels={CHANNELS}
      hrefOf={(channel) => link('ShareSequence', { sequenceSlug, channel })}
      address={mainAddress(usePage(), linkTo('ShowSequence', { sequenceSlug }))}
    />
  )
}
