import { postWording } from '../../../schema/wording/post'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { useSignInLink } from '../../lib/use-sign-in-link'
import { AppLink } from '../../ui/AppLink'

/** Stands where the preview of a member-only story ends. */
export function MemberPreview() {
  const { productName } = usePage().state.config
  const canLink = useCanLink()
  const link = useLink()
  const signIn = useSignInLink()
  return (
    <aside className="mt-10 border-y border-line py-10 text-center">
      <h2 className="font-serif text-24 font-semibold">{postWording.previewTitle}</h2>
      <p className="mx-auto mt-3 max-w-[44ch] text-16 text-ink-soft">
        {postWording.previewText(productName)}
      </p>
      {canLink('Plans') && (
        <AppLink
          href={link('Plans')}
          className="mt-6 inline-block rounded-full bg-accent px-6 py-3 text-16 text-accent-ink"
        >
          {postWording.becomeMember(productName)}
        </AppLink>
      )}
      {canLink('SignIn') && (
        <p className="mt-4 text-14">
          <AppLink {...signIn()} className="underline">
            {postWording.alreadyMember}
          </AppLink>
        </p>
      )}
    </aside>
  )
}
