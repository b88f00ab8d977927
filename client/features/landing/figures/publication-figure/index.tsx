import { linkTo } from '../../../../../schema/routes/links'
import { countWording } from '../../../../../schema/wording/counts'
import { landingFiguresWording as wording } from '../../../../../schema/wording/landing/figures'
import { useOperation } from '../../../../lib/query'
import { Themed, themeFrom } from '../../../../shell/themed/Themed'
import { FeaturedStories } from '../../../collection/FeaturedStories'
import { Masthead, pillInMasthead } from '../../../collection/Masthead'
import { Frame } from '../Frame'
import { ShownPublication } from '../shown-publication.generated'

/** A publication as its readers find it; nothing while none has chosen stories. */
export function PublicationFigure() {
  const [publication] = useOperation(ShownPublication, {}).topCollections
  if (!publication || publication.featuredPosts.length === 0) return null
  const { name, slug, subscriberCount, theme, featuredPosts } = publication
  return (
    <Frame
      caption={wording.publication(name)}
      link={{ href: linkTo('ShowCollection', { collectionSlug: slug }), text: wording.visit }}
    >
      <Themed theme={themeFrom(theme)} className="pb-12">
        <Masthead publication={publication}>
          <span className={pillInMasthead()}>{wording.follow}</span>
          <span>{countWording.followers(subscriberCount)}</span>
        </Masthead>
        <FeaturedStories posts={featuredPosts} isFirst={false} />
      </Themed>
    </Frame>
  )
}
