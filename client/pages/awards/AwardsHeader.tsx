import { awardsWording } from '../../../schema/wording/awards'
import { TabLinks } from '../../ui/TabLinks'

interface Props {
  title: string
  text: string
  /** The addresses of the two kinds of awards. */
  picks: string
  writers: string
  isAboutWriters: boolean
}

/** The title of a page of awards, and the way to the other kind. */
export function AwardsHeader({ title, text, picks, writers, isAboutWriters }: Props) {
  return (
    <header className="pt-8 sm:pt-12">
      <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{title}</h1>
      <p className="mt-3 font-serif text-18 text-ink-soft text-pretty">{text}</p>
      <TabLinks
        label={awardsWording.navigation}
        className="mt-6"
        tabs={[
          { href: picks, text: awardsWording.staffPicks, isCurrent: !isAboutWriters },
          { href: writers, text: awardsWording.topWriters, isCurrent: isAboutWriters },
        ]}
      />
    </header>
  )
}
