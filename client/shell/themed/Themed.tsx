import type { CSSProperties, ReactNode } from 'react'
import { type Theme, themeStyle } from '../../../schema/rules/theme'
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
  className?: string
  children: ReactNode
}

/** A part of the page that looks as somebody chose. Rule: docs/rules/publications.md, "Themes". */
export function Themed({ theme, className = '', children }: Props) {
  return (
    <div
      className={`${theme ? 'themed' : ''} ${className}`}
      style={theme ? (themeStyle(theme) as CSSProperties) : undefined}
    >
      {children}
    </div>
  )
}
