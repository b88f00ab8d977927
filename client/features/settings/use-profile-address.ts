import { linkTo } from '../../../schema/routes/links'
import { usePage } from '../../lib/use-page'

/** The address of a person's page as people write it, with whatever they typed in readable form. */
export function useProfileAddress(): (username: string) => string {
  const { host } = new URL(usePage().state.config.mainOrigin)
  const [before = '', after = ''] = linkTo('ShowUser', { username: 'name' }).split('name')
  return (username) => host + before + (username || '…') + after
}
