import { type ReactNode, useContext } from 'react'
import { type App, useApp } from './app'
import { PlaceContext } from './places'

/** What an element contains, as its props: markup that the worker remembers, or the elements themselves. */
type Contents = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/** How the worker remembers a part of remembered markup that isn't the same for everybody. */
interface RememberedPart {
  /** Never changes, like that of the markup around it. */
  subject: object
  /** What the part's markup depends on besides; one of a few. */
  variant: string
  /** Renders the same markup from the subject and the variant alone, without hooks. */
  alone: () => ReactNode
}

/** The parts of remembered markup that aren't the same for everybody, each of which belongs to an item. */
export interface OwnParts<Item> {
  /** What the page shows. */
  show: (item: Item) => ReactNode
  /** Absent in the browser, which remembers nothing. */
  remembered?: { nameOf: (item: Item) => string; part: (name: string) => RememberedPart | undefined }
}

/** Where a part belongs in remembered markup. */
const Opening = ({ name }: { name: string }) => <i data-own={name} />
const OPENING = /<i data-own="([^"]*)"><\/i>/g

/** The markup with its parts filled in; nothing if one of them isn't remembered yet. */
function filled(
  app: App,
  markup: string,
  partOf: (name: string) => RememberedPart | undefined,
): string | undefined {
  let isWhole = true
  const text = markup.replace(OPENING, (_, name: string) => {
    const part = partOf(name)
    const own = part && app.markup?.(app, part.subject, part.alone, part.variant)
    isWhole &&= own !== undefined
    return own ?? ''
  })
  return isWhole ? text : undefined
}

const nothing = () => null

/**
 * What an element contains that many readers are shown alike. The worker remembers their markup; the browser
 * renders the same elements, which hydrate it. Must be a component's last hook, because it may render the elements
 * during this render. Rule: docs/rules/stories.md, "Remembered markup".
 *
 * @param subject never changes; what is shown depends only on it, the site and the page, but for the parts. Without one,
 * nothing is remembered.
 * @param children may be called later: no hooks. It gets what shows a part.
 * @param parts what isn't the same for everybody.
 */
export function useRememberedMarkup<Item = never>(
  subject: object | undefined,
  children: (show: (item: Item) => ReactNode) => ReactNode,
  parts?: OwnParts<Item>,
): Contents {
  const app = useApp()
  const place = useContext(PlaceContext)
  const { show = nothing, remembered } = parts ?? {}
  if (__BROWSER__ || !subject) return { children: children(show) }
  const opening = (item: Item) => remembered && <Opening name={remembered.nameOf(item)} />
  const shared = () => <PlaceContext value={place}>{children(opening)}</PlaceContext>
  const markup = app.markup?.(app, subject, shared, remembered && 'with parts')
  const whole = markup && filled(app, markup, (name) => remembered?.part(name))
  // React has made the markup from the same elements.
  return whole === undefined ? { children: children(show) } : { dangerouslySetInnerHTML: { __html: whole } }
}
