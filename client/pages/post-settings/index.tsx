import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { listedTitle } from '../../../schema/story/listed-title'
import { postSettingsWording as wording } from '../../../schema/wording/post-settings'
import { OwnIneligibility } from '../../features/partner/own-ineligibility.generated'
import { NeedsScript } from '../../features/settings/NeedsScript'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { PostSettingsPage } from './post-settings-page.generated'
import { SettingsForm } from './SettingsForm'

const variablesOf = ({ params }: PageContext) => ({ id: params.postId ?? '' })

export async function load(page: LoadContext): Promise<void> {
  const [{ post, publishSettings }] = await Promise.all([
    page.query(PostSettingsPage, variablesOf(page)),
    page.query(OwnIneligibility, {}),
  ])
  if (!post || publishSettings.__typename === 'NotFound') throw notFound()
}

export function head(page: HeadContext): PageHead {
  const { post } = page.data(PostSettingsPage, variablesOf(page))
  return {
    title: wording.pageTitle(listedTitle(post?.title ?? '') || wording.untitled),
    robots: 'noindex',
    isTool: true,
  }
}

/** The settings of a story, published or not. Rule: docs/rules/writing.md, "Settings of a story". */
export function Page() {
  const { post, publishSettings: settings } = useOperation(PostSettingsPage, variablesOf(usePage()))
  if (!post) return null
  const { id: postId, isPublished, mediumUrl } = post
  return (
    <div className="mx-auto w-full max-w-[640px] px-6 pt-10 pb-24">
      <h1 className="font-serif text-32 font-semibold tracking-tight text-balance sm:text-42">
        {wording.title}
      </h1>
      <p dir="auto" className="mt-2 text-16 text-ink-soft text-pretty">
        {listedTitle(post.title) || wording.untitled}
      </p>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-14">
        <Link look="underlined" href={linkTo('EditPost', { postId })}>
          {wording.edit}
        </Link>
        {isPublished && (
          <Link look="underlined" href={mediumUrl}>
            {wording.view}
          </Link>
        )}
      </p>
      <NeedsScript text={wording.needsScript} />
      {settings.__typename !== 'PublishSettings' ? (
        <Card tone="danger" as="p" role="alert" className="mt-8 px-4 py-3 text-16">
          {settings.message}
        </Card>
      ) : isPublished && !settings.mayPublish ? (
        <Card tone="wash" as="p" className="mt-8 px-4 py-3 text-16 text-pretty">
          {wording.writersOnly}
        </Card>
      ) : (
        <SettingsForm key={postId} story={post} settings={settings} />
      )}
    </div>
  )
}
