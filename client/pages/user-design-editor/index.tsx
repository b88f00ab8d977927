import { notFound } from '@tanstack/react-router'
import { useState } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { designWording as wording } from '../../../schema/wording/design'
import { DesignLayout } from '../../features/design/DesignLayout'
import { SetProfileTheme } from '../../features/design/set-profile-theme.generated'
import { STANDARD_THEME } from '../../features/design/standard-theme'
import { useChange } from '../../features/settings/use-change'
import { useApp } from '../../lib/app'
import type { LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { refetch } from '../../lib/refetch'
import { useMayReach } from '../../lib/use-may-reach'
import { usePage } from '../../lib/use-page'
import { themeFrom } from '../../shell/themed/Themed'
import { showToast } from '../../shell/toast'
import { ProfileDesign, type ProfileDesignQuery } from './profile-design.generated'

export async function load(page: LoadContext): Promise<void> {
  const { viewer } = await page.query(ProfileDesign, {})
  if (!viewer) throw notFound()
}

export const head = (): PageHead => ({ title: wording.profileTitle, robots: 'noindex', isTool: true })

function Editor({ viewer }: { viewer: NonNullable<ProfileDesignQuery['viewer']> }) {
  const app = useApp()
  const { unfold, action } = usePage().search
  const saved = themeFrom(viewer.theme)
  // `action=reset` begins with the site's own look, which is kept only if it is saved.
  const [theme, setTheme] = useState(action === 'reset' ? STANDARD_THEME : saved)
  const { run, isPending, refusal, forget } = useChange(SetProfileTheme)
  const save = async () => {
    if (!(await run({ input: { theme } }))) return false
    await refetch(app, ProfileDesign, {})
    showToast({ message: wording.saved, extraParams: { testId: 'design-saved' } })
    return true
  }
  const mayReach = useMayReach()
  return (
    <DesignLayout
      title={wording.profileTitle}
      back={linkTo('ShowUser', { username: viewer.username })}
      theme={theme}
      unfolded={unfold}
      onTheme={(next) => {
        forget()
        setTheme(next)
      }}
      mayChange={mayReach}
      hasChanges={JSON.stringify(theme) !== JSON.stringify(saved)}
      isPending={isPending}
      refusal={refusal}
      onSave={save}
    />
  )
}

/** How the viewer's profile looks. Rule: docs/rules/publications.md, "Themes". */
export function Page() {
  const { viewer } = useOperation(ProfileDesign, {})
  return viewer && <Editor viewer={viewer} />
}
