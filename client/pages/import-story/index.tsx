import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { importWording } from '../../../schema/wording/import-page'
import { OwnImport } from '../../features/import/own-import.generated'
import { OwnImports } from '../../features/import/own-imports.generated'
import { NextPage } from '../../features/post/NextPage'
import { NeedsScript } from '../../features/settings/NeedsScript'
import { formatDate } from '../../lib/format'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Link } from '../../ui/Link'
import { NewImport } from './NewImport'
import { formatKey, ShownImport } from './ShownImport'

const shownOf = ({ search }: PageContext) => ({ importId: search.import ?? '', after: search.after ?? null })
const listOf = ({ search }: PageContext) => ({ after: search.after ?? null })

export async function load(page: LoadContext): Promise<void> {
  if (page.search.import === undefined) await page.query(OwnImports, listOf(page))
  else if (!(await page.query(OwnImport, shownOf(page))).viewer?.storyImport) throw notFound()
}

export const head = (): PageHead => ({ title: importWording.title, robots: 'noindex', isTool: true })

function One() {
  const page = usePage()
  const storyImport = useOperation(OwnImport, shownOf(page)).viewer?.storyImport
  return storyImport ? <ShownImport storyImport={storyImport} after={page.search.after} /> : null
}

function Past() {
  const imports = useOperation(OwnImports, listOf(usePage())).viewer?.imports
  if (!imports) return null
  return (
    <section aria-labelledby="past" className="mt-14">
      <h2 id="past" className="font-serif text-24 font-semibold">
        {importWording.past}
      </h2>
      {imports.imports.length === 0 && <p className="mt-3 text-16 text-ink-soft">{importWording.none}</p>}
      <ul className="mt-4">
        {imports.imports.map((one) => (
          <li key={one.id} className="border-b border-line py-4">
            <Link look="underlined" href={linkTo('ImportStory', {}, { query: { import: one.id } })}>
              {importWording.heading(importWording.formats[formatKey(one)], one.fileName)}
            </Link>
            <p className="mt-1 text-14 text-ink-soft">
              {importWording.line(importWording.states[one.state], formatDate(one.createdAt))}
            </p>
          </li>
        ))}
      </ul>
      <NextPage next={imports.pagingInfo.next} text={importWording.more} />
    </section>
  )
}

function All() {
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight lg:text-42">{importWording.title}</h1>
      <p className="mt-3 max-w-[60ch] text-16 text-ink-soft text-pretty">{importWording.text}</p>
      <NeedsScript text={importWording.needsScript} />
      <NewImport />
      <Past />
    </>
  )
}

/** Imports of the viewer's own stories: a new one and those before, or one of them. Rule: docs/rules/import.md. */
export function Page() {
  return (
    <div className="mx-auto w-full max-w-[680px] px-6 py-10">
      {usePage().search.import ? <One /> : <All />}
    </div>
  )
}
