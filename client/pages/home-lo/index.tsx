import { linkTo } from '../../../schema/routes/links'
import { homeWording } from '../../../schema/wording/home'
import { shellWording } from '../../../schema/wording/shell'
import { useGiftHash } from '../../features/gift/use-gift-hash'
import { PostList } from '../../features/post/PostList'
import { listAddress, mainAddress } from '../../lib/address'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Shell } from '../../shell/Shell'
import { TextAndRail } from '../../ui/TextAndRail'
import { Front } from './Front'
import { HomeFront } from './home-front.generated'
import { Rail } from './Rail'
import { Statement } from './Statement'

export const Wrapper = Shell

const variablesOf = (page: PageContext) => ({ after: page.search.after })

export const load = (page: LoadContext) => page.query(HomeFront, variablesOf(page))

export function head(page: HeadContext): PageHead {
  const { productName, mainOrigin } = page.state.config
  const { next } = page.data(HomeFront, variablesOf(page)).frontPage.latest.pagingInfo
  const path = linkTo('Home')
  const shared = {
    title: page.search.after ? shellWording.latest : homeWording.claim,
    description: homeWording.description(productName),
    canonical: listAddress(page, path),
  }
  // The following is read only by machines, which take it from the document.
  if (__BROWSER__) return shared
  return {
    ...shared,
    ...(page.search.after ? {} : { usesItalics: true }),
    feed: { title: shellWording.latest, href: mainAddress(page, linkTo('LatestFeed')) },
    ...(next ? { next: listAddress(page, path, next.to) } : {}),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: productName,
      url: mainAddress(page, path),
      description: homeWording.description(productName),
      publisher: {
        '@type': 'Organization',
        name: productName,
        url: mainOrigin,
        logo: `${mainOrigin}/icon-512.png`,
      },
    },
  }
}

/**
 * The home page for visitors. Its first page is the front page; further pages only list the latest stories.
 */
export function Page() {
  useGiftHash()
  const page = usePage()
  const data = useOperation(HomeFront, variablesOf(page))
  const isFirst = !page.search.after
  const { frontPage } = data
  const Heading = isFirst ? 'h2' : 'h1'
  return (
    <main id="content">
      {isFirst && <Statement />}
      {isFirst && <Front {...frontPage} />}
      <TextAndRail
        className="mx-auto mt-14 max-w-outset px-6"
        railLabel={homeWording.topics}
        rail={<Rail {...data} />}
      >
        <Heading className="flex min-h-11 items-center border-b border-ink font-serif text-24 font-semibold">
          {isFirst ? shellWording.latest : homeWording.latestOlder}
        </Heading>
        <PostList
          posts={frontPage.latest.posts}
          next={frontPage.latest.pagingInfo.next}
          empty={homeWording.empty}
          level={isFirst ? 3 : 2}
        />
      </TextAndRail>
    </main>
  )
}
