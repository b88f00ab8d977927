import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { letterPage } from '../../../schema/wording/letter-page'
import { newsletterWording as wording } from '../../../schema/wording/newsletter'
import { SubscribeForm } from '../../features/newsletter/SubscribeForm'
import { expectPerson } from '../../features/user/expect-person'
import { personHead } from '../../features/user/head'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import { Link } from '../../ui/Link'
import { WriterNewsletter } from './writer-newsletter.generated'

const variablesOf = ({ params }: PageContext) => ({ username: params.username ?? '' })

export async function load(page: LoadContext): Promise<void> {
  const { userResult: user } = await page.query(WriterNewsletter, variablesOf(page))
  expectPerson(page, user, 'SubscribeUser')
  if (user.__typename === 'User' && !user.newsletter) throw notFound()
}

export function head(page: HeadContext): PageHead {
  const { userResult: user } = page.data(WriterNewsletter, variablesOf(page))
  if (user.__typename !== 'User') return { title: '' }
  return personHead(page, user, {
    title: wording.title(user.name),
    path: linkTo('SubscribeUser', { username: user.username }),
  })
}

/** Where readers subscribe to a writer's newsletter. Rule: docs/rules/newsletters.md, "Forms". */
export function Page() {
  const { userResult: user } = useOperation(WriterNewsletter, variablesOf(usePage()))
  const link = useLink()
  const canLink = useCanLink()
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
      <h1 className="mt-6 font-serif text-32 font-semibold tracking-tight sm:text-42">
        {wording.heading(name)}
      </h1>
      <p className="mt-3 font-serif text-20 text-ink-soft text-pretty sm:text-24">
        {bio || wording.ofWriter(name)}
      </p>
      <div className="mt-8 max-w-[30rem]">
        <SubscribeForm
          newsletterId={newsletter.id}
          name={newsletter.name}
          source="page"
          path={link('SubscribeUser', { username })}
        />
      </div>
      {viewer?.id === user.id && canLink('NewNewsletterEmail') && (
        <p className="mt-8">
          <Link look="underlined" href={link('NewNewsletterEmail', { newsletterV3Id: newsletter.id })}>
            {letterPage.link}
          </Link>
        </p>
      )}
    </div>
  )
}
