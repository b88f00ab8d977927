import type { CSSProperties, ReactNode } from 'react'
import { FACES_SHEET } from '../../../schema/brand/typefaces'
import { hasOwnFaces, type Theme, themeStyle } from '../../../schema/rules/theme'
import type { ThemeFieldsFragment } from './theme-fields.generated'
import './themed.css'

/** A theme of the API as the rules know it. */
export const themeFrom = (theme: ThemeFieldsFragment | null): Theme | null =>
  theme && {
    background: theme.colorPalette.background,
    text: theme.colorPalette.text,
    tint: theme.colorPalette.tint,
    font1: theme.fonts.font1,
    font2: theme.fonts.font2,
    font3: theme.fonts.font3,
  }

interface Props {
  theme: Theme | null
  /** Whether it is all of a page between the header and the footer. */
  isPage?: boolean
  className?: string
  children: ReactNode
}

/** What the part is called in its sheet. */
export const themedClass = (theme: Theme | null, isPage: boolean): string =>
  `${theme ? 'themed' : ''} ${theme && isPage ? 'themed-page' : ''}`

/** A part of the page that looks as somebody chose. Rule: docs/rules/publications.md, "Themes". */
export function Themed({ theme, isPage = false, className = '', children }: Props) {
  return (
    <div
      className={`${themedClass(theme, isPage)} ${className}`}
      data-themed={isPage ? '' : undefined}
      style={theme ? (themeStyle(theme) as CSSProperties) : undefined}
    >
      {theme && hasOwnFaces(theme) && <link rel="stylesheet" href={FACES_SHEET} />}
      {children}
    </div>
  )
}
