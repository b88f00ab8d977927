import { linkTo } from '../../../schema/routes/links'
import { appWording } from '../../../schema/wording/landing/app'
import { Drawing } from '../../features/drawing/Drawing'
import { landingHead } from '../../features/landing/landing-head'
import type { HeadContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'

export function head(page: HeadContext): PageHead {
  const { productName } = page.state.config
  const title = appWording.title(productName)
  return landingHead(
    page,
    { title, description: appWording.description(productName) },
    linkTo('ShowDownloadApp'),
  )
}

/** How to install the site on each kind of device. */
export function Page() {
  const { productName } = usePage().state.config
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-20 sm:pt-14">
      <Drawing name="pocket" className="mx-auto w-64" />
      <h1 className="mt-8 font-serif text-32 font-semibold tracking-tight sm:text-42">
        {appWording.title(productName)}
      </h1>
      <p className="mt-5 font-serif text-20 text-ink-soft text-pretty">{appWording.lead(productName)}</p>
      {appWording.ways.map(({ id, heading, steps }) => (
        <section key={id} aria-labelledby={id} className="mt-10 border-t border-line pt-6">
          <h2 id={id} className="font-serif text-24 font-semibold tracking-tight">
            {heading}
          </h2>
          <ol className="mt-4 list-decimal space-y-2 ps-6 font-serif text-18">
            {steps.map((step) => (
              <li key={step} className="text-pretty">
                {step}
              </li>
            ))}
          </ol>
        </section>
      ))}
      <p className="mt-10 border-t border-line pt-6 text-16 text-ink-soft text-pretty">{appWording.remove}</p>
      <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
        <ButtonLink look="main" href={linkTo('Home')}>
          {appWording.open}
        </ButtonLink>
        <Link look="underlined" href={linkTo('LatestFeed')} opens="document">
          {appWording.feeds}
        </Link>
      </p>
    </div>
  )
}
