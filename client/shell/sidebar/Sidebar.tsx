import { sidebarWording as wording } from '../../../schema/wording/sidebar'
import { useCanLink } from '../../lib/use-can-link'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { useViewer } from '../../lib/use-viewer'
import { sidebarEntries } from './entries'
import { Following } from './Following'
import { SidebarLinks } from './SidebarLinks'
import { SurveyCard } from './SurveyCard'

interface Props {
  /** Called when one of its links is followed. */
  onFollow?: () => void
  /** Whether it can be seen. Until it is, it asks for nothing. */
  isShown?: boolean
}

const nothing = (): void => {}

/** The sidebar's content. Rule: docs/rules/viewer.md, "Sidebar". */
export function Sidebar({ onFollow = nothing, isShown = true }: Props) {
  const viewer = useViewer()
  const area = useKeptFocus()
  const canLink = useCanLink()
  const { own, explore } = sidebarEntries({ username: viewer?.username, canLink })
  return (
    <nav ref={area} aria-label={wording.label} className="pb-6 pt-4">
      <SidebarLinks entries={own} onFollow={onFollow} />
      <h2
        tabIndex={-1}
        className="mt-4 border-t border-line px-6 pt-5 pb-2 text-13 text-ink-soft outline-none"
      >
        {wording.explore}
      </h2>
      <SidebarLinks entries={explore} onFollow={onFollow} />
      {viewer && isShown && <Following onFollow={onFollow} />}
      {viewer && <SurveyCard />}
    </nav>
  )
}

/** The sidebar's links as drawings, beside something that needs the room. */
export function SidebarRail() {
  const username = useViewer()?.username
  const { own, explore } = sidebarEntries({ username, canLink: useCanLink() })
  return (
    <nav
      aria-label={wording.label}
      className="w-18 shrink-0 overflow-y-auto border-e border-line pt-4"
      data-testid="sidebar-rail"
    >
      <SidebarLinks isIconOnly entries={[...own, ...explore]} onFollow={nothing} />
    </nav>
  )
}
