import { useEffect, useRef } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { signInWording } from '../../../schema/wording/sign-in'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { Avatar } from '../../ui/Avatar'
import type { SignInLinkQuery } from './sign-in-link.generated'

const { link: wording } = signInWording

interface Props {
  link: NonNullable<SignInLinkQuery['signInLink']>
  token: string
}

/**
 * What a mailed link leads to: whose account it is, and a form that finishes it. In the browser that asked for the
 * mail the script sends it; elsewhere its reader says so. Rule: docs/rules/identity.md, "Codes and links".
 */
export function LinkConfirm({ link, token }: Props) {
  const { productName } = usePage().state.config
  const form = useRef<HTMLFormElement>(null)
  const { isSameBrowser, user, emailObfuscated } = link
  const operation = link.operation === 'register' ? 'register' : 'login'
  useEffect(() => {
    if (isSameBrowser) form.current?.requestSubmit()
  }, [isSameBrowser])
  return (
    <div className="text-center">
      {user?.imageId && (
        <div className="mb-4 flex justify-center">
          <Avatar imageId={user.imageId} size="M" />
        </div>
      )}
      <h1 className="font-serif text-24 font-semibold tracking-tight text-balance sm:text-32">
        {wording.title(operation, productName)}
      </h1>
      {user && <p className="mt-3 text-18">{user.name}</p>}
      <p className="mt-2 text-16 text-ink-soft">{wording.as(emailObfuscated)}</p>
      {!isSameBrowser && <p className="mt-4 text-14 text-ink-soft text-balance">{wording.foreign}</p>}
      <form
        ref={form}
        method="post"
        action={linkTo('CallbackEmail')}
        className="mx-auto mt-8 w-full md:w-[300px]"
      >
        <input type="hidden" name="token" value={token} />
        <button
          type="submit"
          className="inline-flex h-11 w-full items-center justify-center rounded-full bg-accent px-5 text-14 font-medium text-accent-ink hover:opacity-90"
        >
          {wording.submit(operation)}
        </button>
      </form>
      <AppLink
        href={linkTo('SignIn')}
        className="mt-4 inline-flex min-h-11 items-center text-14 text-accent hover:underline hover:underline-offset-4"
      >
        {wording.other}
      </AppLink>
    </div>
  )
}
