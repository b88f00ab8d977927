import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { newsletterWording as wording } from '../../../schema/wording/newsletter'
import { Archive } from '../../features/newsletter/Archive'
import { ManageLinks } from '../../features/newsletter/ManageLinks'
import { NewsletterIntro } from '../../features/newsletter/NewsletterIntro'
import { SubscribeForm } from '../../features/newsletter/SubscribeForm'
import { loadRecommended, recommended } from '../../features/recommendation/load-recommended'
import { expectPerson } from '../../features/user/expect-person'
import { personHead } from '../../features/user/head'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { ShownPart } from '../../lib/ShownPart'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { WriterNewsletter } from './writer-newsletter.generated'

const variablesOf = ({ params, search }: PageContext) => ({
  username: params.username ?? '',
  after: search.after ?? null,
})

export async function load(page: LoadContext): Promise<void> {
  const { userResult: user } = await page.query(WriterNewsletter, variablesOf(page))
  expectPerson(page, user, 'SubscribeUser')
  if (user.__typename !== 'User') return
  if (!user.newsletter) throw notFound()
  await loadRecommended(page, user.newsletter.id)
}

export function head(page: HeadContext): PageHead {
  const { userResult: user } = page.data(WriterNewsletter, variablesOf(page))
  if (user.__typename !== 'User') return { title: '' }
  return personHead(page, user, {
    title: wording.title(user.newsletter?.name ?? user.name),
    path: linkTo('SubscribeUser', { username: user.username }),
    next: user.newsletter?.archive.pagingInfo.next?.to,
  })
}

/** Where readers subscribe to a writer's newsletter, and see what it has sent. Rule: docs/rules/newsletters.md, "Forms". */
export function Page() {
  const { userResult: user } = useOperation(WriterNewsletter, variablesOf(usePage()))
  const link = useLink()
  const viewer = useViewer()
  if (user.__typename !== 'User' || !user.newsletter) return null
  const { name, username, bio, imageId, newsletter } = user
  const href = link('ShowUser', { username })
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-16 sm:pt-14">
      <AppLink href={href} className="flex items-center gap-3 text-16 hover:underline">
        <Avatar imageId={imageId} name={name} size="M" />
        <span>{name}</span>
      </AppLink>
      <div className="mt-6">
        <NewsletterIntro newsletter={newsletter} otherwise={bio || wording.ofWriter(name)} />
      </div>
      <div className="mt-8 max-w-[30rem]">
        <SubscribeForm
          newsletterId={newsletter.id}
          name={newsletter.name}
          source="page"
          path={link('SubscribeUser', { username })}
          onward={(email) => (
            <ShownPart
              part={recommended}
              props={{ newsletter, path: link('SubscribeUser', { username }), email }}
            />
          )}
        />
      </div>
      {viewer?.id === user.id && <ManageLinks newsletterId={newsletter.id} />}
      <Archive archive={newsletter.archive} />
    </div>
  )
}
