import { notFound, redirect } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { awardsWording } from '../../../schema/wording/awards'
import { landingHead } from '../../features/landing/landing-head'
import { listAddress } from '../../lib/address'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { AwardsOfUser } from './AwardsOfUser'
import { AllStaffPicks } from './all-staff-picks.generated'
import { StaffPicksList } from './StaffPicksList'
import { TopWritersList } from './TopWritersList'
import { TopWriters } from './top-writers.generated'
import { UserAwards } from './user-awards.generated'

const isAboutWriters = ({ params }: PageContext): boolean => (params.type ?? params.kind) === 'top-writer'
const listVariables = (page: PageContext) => ({ after: page.search.after })
const userVariables = (page: PageContext) => ({
  username: page.params.username ?? '',
  after: page.search.after,
})

/** Loads one person's awards. A former username redirects permanently to the current one. */
async function loadUserAwards(page: LoadContext): Promise<void> {
  const { userResult: user } = await page.query(UserAwards, userVariables(page))
  // A suspended person's work isn't shown anywhere else either.
  if (user.__typename !== 'User' || user.isSuspended) throw notFound()
  const { username } = user
  if (username === page.params.username || page.state.client.table !== 'default') return
  throw redirect({
    href: linkTo('ShowUserAwards', { username, kind: page.params.kind ?? '' }),
    statusCode: 301,
  })
}

export async function load(page: LoadContext): Promise<void> {
  if (page.routeName === 'ShowUserAwards') await loadUserAwards(page)
  else if (isAboutWriters(page)) await page.query(TopWriters, listVariables(page))
  else await page.query(AllStaffPicks, listVariables(page))
}

interface Words {
  title: string
  description: string
}

const withAddress = (page: HeadContext, words: Words, path: string): PageHead => ({
  ...landingHead(page, words, path),
  canonical: listAddress(page, path),
})

export function head(page: HeadContext): PageHead {
  const { params } = page
  if (page.routeName !== 'ShowUserAwards') {
    const words = isAboutWriters(page)
      ? { title: awardsWording.topWriters, description: awardsWording.topWritersText }
      : { title: awardsWording.staffPicks, description: awardsWording.staffPicksText }
    return withAddress(page, words, linkTo('ShowAwards', { type: params.type ?? '' }))
  }
  const { userResult: user } = page.data(UserAwards, userVariables(page))
  if (user.__typename !== 'User') return { title: '' }
  const { name, username, pickedPosts, topWriterOf } = user
  const isWriters = isAboutWriters(page)
  const words = isWriters
    ? { title: awardsWording.topWriterOf(name), description: awardsWording.topWriterOfText(name) }
    : { title: awardsWording.picksOf(name), description: awardsWording.picksOfText(name) }
  const isEmpty = isWriters ? topWriterOf.length === 0 : pickedPosts.posts.length === 0
  return {
    ...withAddress(page, words, linkTo('ShowUserAwards', { username, kind: params.kind ?? '' })),
    ...(isEmpty ? { robots: 'noindex' } : {}),
  }
}

/** Awards of everybody or of one person: stories that staff recommends, or who has written most on a topic. */
export function Page() {
  const page = usePage()
  const isWriters = isAboutWriters(page)
  if (page.routeName === 'ShowUserAwards')
    return <AwardsOfUser variables={userVariables(page)} isAboutWriters={isWriters} />
  return isWriters ? (
    <TopWritersList variables={listVariables(page)} />
  ) : (
    <StaffPicksList variables={listVariables(page)} />
  )
}
