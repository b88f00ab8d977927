import { linkTo } from '../../../schema/routes/links'
import { shellWording } from '../../../schema/wording/shell'
import { statusWording } from '../../../schema/wording/status'
import type { LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { Link } from '../../ui/Link'
import { SiteStatus } from './site-status.generated'

export const load = (page: LoadContext) => page.query(SiteStatus, {})

export const head = (): PageHead => ({ title: shellWording.status, robots: 'noindex' })

/** Whether the site works, as far as its readers notice. */
export function Page() {
  const { parts, checkedAt } = useOperation(SiteStatus, {}).siteStatus
  const isWell = parts.every(({ isWorking }) => isWorking)
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-20 sm:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">
        {isWell ? statusWording.well : statusWording.degraded}
      </h1>
      <p className="mt-5 font-serif text-20 text-ink-soft text-pretty">
        {isWell ? statusWording.wellText : statusWording.degradedText}
      </p>
      <dl className="mt-8 border-t border-line">
        {parts.map(({ part, isWorking }) => (
          <div
            key={part}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line py-4"
          >
            <dt className="flex-1 basis-48 text-16">
              <span className="block font-semibold">{statusWording.parts[part].name}</span>
              <span className="block text-14 text-ink-soft">{statusWording.parts[part].text}</span>
            </dt>
            <dd className={`text-14 font-semibold ${isWorking ? 'text-accent' : 'text-danger'}`}>
              {isWorking ? statusWording.working : statusWording.parts[part].failing}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-14 text-ink-soft">
        <time dateTime={new Date(checkedAt).toISOString()}>{statusWording.checked(checkedAt)}</time>{' '}
        <Link href={linkTo('ShowStatus')} opens="document">
          {statusWording.again}
        </Link>
      </p>
    </div>
  )
}
