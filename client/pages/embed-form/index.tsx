import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { newsletterWording as wording } from '../../../schema/wording/newsletter'
import { SubscribeForm } from '../../features/newsletter/SubscribeForm'
import { mainAddress } from '../../lib/address'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Anchor } from '../../ui/Anchor'
import { Link } from '../../ui/Link'
import { EmbeddedForm } from './embedded-form.generated'

const variablesOf = ({ params }: PageContext) => ({ id: params.formId ?? '' })

export async function load(page: LoadContext): Promise<void> {
  if (!(await page.query(EmbeddedForm, variablesOf(page))).newsletter) throw notFound()
}

export function head(page: HeadContext): PageHead {
  const { newsletter } = page.data(EmbeddedForm, variablesOf(page))
  return { title: newsletter ? wording.title(newsletter.name) : '', robots: 'noindex' }
}

/** A form for somebody else's site: in a frame, or as what their own form posts to. Rule: docs/rules/newsletters.md, "Forms". */
export function Page() {
  const page = usePage()
  const { newsletter } = useOperation(EmbeddedForm, variablesOf(page))
  if (!newsletter) return null
  const { id, name, user, collection } = newsletter
  const home = user
    ? linkTo('ShowUser', { username: user.username })
    : linkTo('ShowCollection', { collectionSlug: collection?.slug ?? '' })
  return (
    <main id="content" className="mx-auto max-w-[30rem] px-4 py-6">
      <h1 dir="auto" className="mb-4 font-serif text-24 font-semibold tracking-tight">
        <Anchor opens="window" href={mainAddress(page, home)} className="underline-offset-4 hover:underline">
          {wording.heading(name)}
        </Anchor>
      </h1>
      <SubscribeForm newsletterId={id} name={name} source="form" path={linkTo('ShowForm', { formId: id })} />
      <p className="mt-4">
        <Link look="alone" opens="window" href={mainAddress(page, linkTo('Home'))}>
          {wording.on(page.state.config.productName)}
        </Link>
      </p>
    </main>
  )
}
