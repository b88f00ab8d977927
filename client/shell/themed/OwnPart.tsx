import { createContext, type ReactNode, useContext } from 'react'

/** Whether the parts below it that a publication writes look as its style sheet says. */
export const OwnSheet = createContext(false)

interface Props {
  /** Whether a style sheet applies; by default, whether the page is one of a publication that has one. */
  isOn?: boolean | undefined
  /** For a text whose pictures may be as wide as the window: so is what is painted of it. */
  isWide?: boolean
  children: ReactNode
}

/**
 * What a publication's style sheet applies to: words and pictures of the publication, and no control of the site.
 * The outer element, which no selector of the sheet can match, paints nothing outside itself (own-part.css, which comes
 * with whatever applies a sheet). Rule:
 * docs/rules/publications.md, "Style sheets".
 */
export function OwnPart({ isOn, isWide = false, children }: Props) {
  const isOfPage = useContext(OwnSheet)
  if (!(isOn ?? isOfPage)) return children
  return (
    <div className={isWide ? 'own-part own-part-wide' : 'own-part'}>
      <div data-publication="">{children}</div>
    </div>
  )
}
