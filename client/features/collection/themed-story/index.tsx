import type { ReactNode } from 'react'
import '../../../shell/themed/own-part.css'
import { Themed, themeFrom } from '../../../shell/themed/Themed'
import type { ThemeFieldsFragment } from '../../../shell/themed/theme-fields.generated'

export interface PublicationLook {
  theme: ThemeFieldsFragment | null
  styleSheetPath: string | null
}

interface Props {
  look: PublicationLook
  children: ReactNode
}

/** A story in the look of its publication. Rule: docs/rules/publications.md, "Themes". */
export function ThemedStory({ look: { theme, styleSheetPath }, children }: Props) {
  return (
    <Themed theme={themeFrom(theme)} className="pb-12">
      {styleSheetPath && <link rel="stylesheet" href={styleSheetPath} />}
      {children}
    </Themed>
  )
}
