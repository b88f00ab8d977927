import { useEffect } from 'react'
import { TabLinks } from '../ui/TabLinks'
import { Actions } from './parts/Actions'
import { Choices } from './parts/Choices'
import { Fields } from './parts/Fields'
import { Forms } from './parts/Forms'
import { Lists } from './parts/Lists'
import { Overlays } from './parts/Overlays'
import { Rails } from './parts/Rails'
import { Surfaces } from './parts/Surfaces'
import { TabParts } from './parts/TabParts'

interface Query {
  theme: string | null
  dir: string | null
}

interface Props {
  /** Id of a picture for the avatars. */
  portrait: string
  /** The overlay that is open to begin with: the `data-opens` of a button. */
  opens: string | null
  query: Query
}

const addressOf = (query: Query): string => {
  const said = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `/_/dev/gallery?${new URLSearchParams(said)}`
}

/** Every component of the kit in every state. Rule: docs/rules/development.md, "Gallery". */
export function Gallery({ portrait, opens, query }: Props) {
  useEffect(() => {
    if (!opens) return
    const opener = document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(opens)}"]`)
    // Fonts move what is above it.
    document.fonts.ready.then(() => {
      opener?.scrollIntoView({ block: 'center' })
      opener?.click()
    })
  }, [opens])
  const themes = [
    [null, 'System'],
    ['light', 'Light'],
    ['dark', 'Dark'],
  ] as const
  const directions = [
    [null, 'Left to right'],
    ['rtl', 'Right to left'],
  ] as const
  return (
    <>
      <header className="mx-auto max-w-outset px-6 pt-8">
        <h1 className="font-serif text-32 font-semibold">Components</h1>
        <p className="mt-2 text-14 text-ink-soft">
          Point at a component, or move to it with the Tab key, to see its hover and focus states.
        </p>
        <div className="mt-4 flex flex-wrap gap-x-12">
          <TabLinks
            label="Theme"
            tabs={themes.map(([theme, text]) => ({
              href: addressOf({ ...query, theme }),
              text,
              isCurrent: query.theme === theme,
            }))}
          />
          <TabLinks
            label="Direction"
            tabs={directions.map(([dir, text]) => ({
              href: addressOf({ ...query, dir }),
              text,
              isCurrent: query.dir === dir,
            }))}
          />
        </div>
      </header>
      <main id="content" className="mx-auto max-w-outset px-6 py-8">
        <Actions />
        <Fields />
        <Choices />
        <Forms />
        <Overlays />
        <TabParts />
        <Lists />
        <Surfaces portrait={portrait} />
        <Rails />
      </main>
    </>
  )
}
