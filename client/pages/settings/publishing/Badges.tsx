import { linkTo } from '../../../../schema/routes/links'
import { badgeHtml } from '../../../../schema/rules/frame-code'
import { embeddingWording } from '../../../../schema/wording/embedding'
import { selectAll } from '../../../features/share/SharePanel'
import { mainAddress } from '../../../lib/address'
import { usePage } from '../../../lib/use-page'
import { TextArea } from '../../../ui/form/TextArea'
import { Section } from '../Section'

const { badges: wording } = embeddingWording

/** The badges with which a writer's own site leads to what they do here. Rule: docs/rules/embedding.md, "Badges". */
export function Badges({ name, username }: { name: string; username: string }) {
  const page = usePage()
  const product = page.state.config.productName
  const at = (path: string) => mainAddress(page, path)
  const follow = badgeHtml({
    href: at(linkTo('ShowUser', { username })),
    src: at(linkTo('Badge', { badge: 'follow' })),
    alt: wording.followAlt(name, product),
  })
  const subscribe = badgeHtml({
    href: at(linkTo('SubscribeUser', { username })),
    src: at(linkTo('Badge', { badge: 'subscribe' })),
    alt: wording.subscribeAlt(name, product),
  })
  return (
    <Section title={wording.title}>
      <p className="pt-3 text-14 text-ink-soft text-pretty">{wording.text}</p>
      <div className="mt-4 space-y-4">
        <TextArea label={wording.follow} value={follow} translate="no" readOnly onFocus={selectAll} />
        <TextArea label={wording.subscribe} value={subscribe} translate="no" readOnly onFocus={selectAll} />
      </div>
    </Section>
  )
}
