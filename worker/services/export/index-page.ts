import { exportWording } from '../../../schema/wording/exports'
import { longDate } from '../../../schema/wording/formats'
import { element, emptyElement, joined, Xml } from '../rss/xml'

const wording = exportWording.index

/** A file of a part that its page names. */
export interface ListedStory {
  path: string
  title: string
  state: keyof typeof wording.states
  at: number
}

/** What a part has. */
export interface PartContents {
  part: number
  name: string
  productName: string
  madeAt: number
  stories: readonly ListedStory[]
  data: readonly string[]
  tables: readonly string[]
  pictures: number
}

const STYLE = `:root { color-scheme: light dark }
body { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1.5rem; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1, h2 { font-family: Charter, Georgia, serif; line-height: 1.2 }
table { width: 100%; border-collapse: collapse }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #8884; text-align: start; vertical-align: top }
td:not(:first-child) { white-space: nowrap }
ul { padding-inline-start: 1.25rem }`

/** The name of a part's page: that of the first is found by itself. */
export const indexPath = (part: number): string => (part === 1 ? 'index.html' : `index-${part}.html`)

const hrefOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/')
const link = (path: string, text: string): Xml => element('a', { href: hrefOf(path) }, text)

function table(stories: readonly ListedStory[]): Xml {
  const { title, date, state } = wording.columns
  const head = [title, date, state].map((name) => element('th', { scope: 'col' }, name))
  const rows = stories.map((story) =>
    element(
      'tr',
      {},
      element('td', {}, link(story.path, story.title || wording.untitled)),
      element('td', {}, longDate(story.at)),
      element('td', {}, wording.states[story.state]),
    ),
  )
  return element('table', {}, element('thead', {}, element('tr', {}, head)), element('tbody', {}, rows))
}

/** The page that says what is in a part, and that works without a network. Rule: docs/rules/export.md, "What is in it". */
export function indexPage({
  part,
  name,
  productName,
  madeAt,
  stories,
  data,
  tables,
  pictures,
}: PartContents): string {
  const title = wording.title(name)
  const before = Array.from({ length: part - 1 }, (_, i) => i + 1)
  const list = (items: readonly (Xml | string)[]): Xml =>
    element(
      'ul',
      {},
      items.map((item) => element('li', {}, item)),
    )
  const page = element(
    'html',
    { lang: 'en' },
    element(
      'head',
      {},
      emptyElement('meta', { charset: 'utf-8' }),
      emptyElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('title', {}, title),
      element('style', {}, new Xml(STYLE)),
    ),
    element(
      'body',
      {},
      element('h1', {}, title),
      element('p', {}, wording.made(productName, longDate(madeAt))),
      element('p', {}, wording.part(part)),
      before.length === 0
        ? null
        : list(before.map((number) => link(indexPath(number), wording.before(number)))),
      element('h2', {}, wording.stories),
      stories.length === 0 ? element('p', {}, wording.none) : table(stories),
      element('p', {}, wording.import(productName)),
      element('h2', {}, wording.return(productName)),
      element('p', {}, wording.comesBack),
      list(wording.comesBackList),
      element('p', {}, wording.staysAway),
      list(wording.staysAwayList),
      tables.length === 0
        ? null
        : [
            element('h2', {}, wording.tables),
            element('p', {}, wording.tablesText),
            list(tables.map((path) => link(path, path))),
          ],
      data.length === 0
        ? null
        : [
            element('h2', {}, wording.data),
            element('p', {}, wording.dataText),
            list(data.map((path) => link(path, path))),
          ],
      element('p', {}, wording.pictures(pictures)),
    ),
  )
  return `<!doctype html>\n${joined(page).markup}\n`
}
