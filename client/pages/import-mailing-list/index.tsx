import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { subscriberLists as wording } from '../../../schema/wording/subscriber-lists'
import { NextPage } from '../../features/post/NextPage'
import { Reaching } from '../../features/settings/Reaching'
import { OwnSubscriberImport } from '../../features/subscriber/own-subscriber-import.generated'
import { OwnSubscriberImports } from '../../features/subscriber/own-subscriber-imports.generated'
import { formatDate } from '../../lib/format'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Link } from '../../ui/Link'
import { NewList } from './NewList'
import { ShownList } from './ShownList'

const shownOf = ({ search }: PageContext) => ({ importId: search.import ?? '' })

/** The viewer's own newsletter, unless the address names another. */
const listOf = ({ search }: PageContext) => ({
  newsletterId: search.newsletter ?? null,
  after: search.after ?? null,
})

export async function load(page: LoadContext): Promise<void> {
  const isShown =
    page.search.import === undefined
      ? (await page.query(OwnSubscriberImports, listOf(page))).viewer?.keptNewsletter?.subscriberImports
      : (await page.query(OwnSubscriberImport, shownOf(page))).viewer?.subscriberImport
  if (!isShown) throw notFound()
}

export const head = (): PageHead => ({ title: wording.title, robots: 'noindex', isTool: true })

function One() {
  const list = useOperation(OwnSubscriberImport, shownOf(usePage())).viewer?.subscriberImport
  return list ? <ShownList list={list} /> : null
}

function All() {
  const page = usePage()
  const newsletter = useOperation(OwnSubscriberImports, listOf(page)).viewer?.keptNewsletter
  if (!newsletter?.subscriberImports) return null
  const { id, name, viewerEdge, subscriberImports } = newsletter
  const { imports, pagingInfo } = subscriberImports
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight lg:text-42">{wording.title}</h1>
      <p className="mt-3 text-16 text-ink-soft text-pretty">{wording.of(name)}</p>
      <p className="mt-3 max-w-[60ch] text-16 text-pretty">{wording.text}</p>
      {viewerEdge.isEligibleToImportEmails ? (
        <NewList newsletterId={id} refused={page.search.refused} />
      ) : (
        <div className="mt-6">
          <Reaching>
            <p className="text-16 text-pretty">{wording.unconfirmed}</p>
          </Reaching>
        </div>
      )}
      <section aria-labelledby="past" className="mt-14">
        <h2 id="past" className="font-serif text-24 font-semibold">
          {wording.past}
        </h2>
        {imports.length === 0 && <p className="mt-3 text-16 text-ink-soft">{wording.none}</p>}
        <ul className="mt-4">
          {imports.map((one) => (
            <li key={one.id} className="border-b border-line py-4">
              <Link
                look="underlined"
                href={linkTo('ImportSubscribers', {}, { query: { newsletter: id, import: one.id } })}
              >
                <bdi className="wrap-anywhere">{one.fileName}</bdi>
              </Link>
              <p className="mt-1 text-14 text-ink-soft">
                {wording.line(wording.states[one.state], one.lineCount, formatDate(one.createdAt))}
              </p>
            </li>
          ))}
        </ul>
        <NextPage next={pagingInfo.next} text={wording.more} />
      </section>
      <p className="mt-6">
        <Link look="underlined" href={linkTo('NewsletterSubscribers', { newsletterV3Id: id })}>
          {wording.subscribers}
        </Link>
      </p>
    </>
  )
}

/** Brings a list of subscribers: a new one and those before, or one of them. Rule: docs/rules/newsletters.md, "Bringing a list". */
export function Page() {
  return (
    <div className="mx-auto w-full max-w-[680px] px-6 py-10">
      {usePage().search.import === undefined ? <All /> : <One />}
    </div>
  )
}
