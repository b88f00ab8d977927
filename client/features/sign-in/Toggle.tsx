import { signInWording } from '../../../schema/wording/sign-in'
import { useLink } from '../../lib/use-link'
import { Link } from '../../ui/Link'
import { Aside } from './parts'
import { useSignIn } from './sign-in-context'

/** Switches between signing in and signing up: a link, which works before the script does. */
export function Toggle() {
  const { state, dispatch, redirect, request } = useSignIn()
  const link = useLink()
  const isLogin = state.operation === 'login'
  const { login, register } = signInWording.options
  const query = {
    operation: isLogin ? 'register' : 'login',
    redirectUrl: redirect,
    susiEntry: request.susiEntry,
  }
  return (
    <Aside>
      {(isLogin ? login : register).toggle((answer) => (
        <Link
          key="toggle"
          href={link('SignIn', {}, { query })}
          opens="document"
          look="alone"
          onClick={(event) => {
            event.preventDefault()
            dispatch({ type: 'TOGGLE' })
          }}
        >
          {answer}
        </Link>
      ))}
    </Aside>
  )
}
