import type { QueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { viewerWording } from '../../../schema/wording/viewer'
import type { Execute } from '../../lib/app'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { useViewer } from '../../lib/use-viewer'
import { ViewerQuery } from '../../lib/viewer-query.generated'
import { AppLink } from '../../ui/AppLink'
import { ActAs } from './ActAs'
import { AvatarMenu } from './AvatarMenu'
import { SignOutWithoutScript } from './SignOutWithoutScript'
import { SpoofBanner } from './SpoofBanner'
import { SuspendedBanner } from './SuspendedBanner'
import { UpdateViewerPreferences } from './update-viewer-preferences.generated'
import { keptTheme, useKeptTheme } from './use-kept-theme'
import { VerifyEmailBanner } from './VerifyEmailBanner'

const wording = viewerWording.menu

/** The end of the header for signed-in people. */
export function HeaderTools() {
  const viewer = useViewer()
  const canLink = useCanLink()
  const link = useLink()
  if (!viewer) return null
  return (
    <>
      {canLink('NewPost') && (
        <AppLink
          href={link('NewPost')}
          className="inline-flex h-11 items-center px-3 text-14 text-ink-soft hover:text-ink max-sm:hidden"
        >
          {wording.write}
        </AppLink>
      )}
      {canLink('Notifications') && (
        <AppLink
          href={link('Notifications')}
          className="inline-flex h-11 items-center px-3 text-14 text-ink-soft hover:text-ink max-sm:hidden"
        >
          {wording.notifications}
        </AppLink>
      )}
      <SignOutWithoutScript
        viewer={viewer}
        className="inline-flex h-11 items-center px-3 text-14 text-ink-soft hover:text-ink max-sm:hidden"
      />
      <AvatarMenu viewer={viewer} />
    </>
  )
}

/** What signed-in people can do on a person's profile. */
export function ProfileTools({ user }: ComponentProps<typeof ActAs>) {
  return <ActAs user={user} />
}

/** Stores the viewer's choice of theme with their account, so that it applies elsewhere too. */
export function keepTheme(execute: Execute, queryClient: QueryClient, theme: string): void {
  const viewer = queryClient.getQueryData<ViewerQuery>([ViewerQuery.name, {}])?.viewer
  if (!viewer) return
  execute(UpdateViewerPreferences, {
    userId: viewer.id,
    preferences: [{ name: 'theme', enumValue: theme }],
  }).catch((error: unknown) => console.error('The theme stays with this browser alone.', error))
}

/** What signed-in people have to know on every page, each as long as it is true. */
export function Banners() {
  const viewer = useViewer()
  useKeptTheme(keptTheme({ viewer }))
  if (!viewer) return null
  const { spoofedBy, isSuspended, unverifiedEmail } = viewer
  if (!spoofedBy && !isSuspended && unverifiedEmail === null) return null
  return (
    <aside aria-label={viewerWording.banners.label} data-no-print>
      {spoofedBy && <SpoofBanner staff={spoofedBy.name} name={viewer.name} />}
      {isSuspended && <SuspendedBanner />}
      {unverifiedEmail !== null && !spoofedBy && <VerifyEmailBanner />}
    </aside>
  )
}
